import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';

/** More moves than any way through a page needs. */
const mostMoves = 200;

/** A live region that is emptied says nothing, and the end of a group tells nothing new. */
const isNews = (phrase: string) => !/^(polite|assertive): $|^end of /.test(phrase);

/** React replaces words in several mutations. The virtual reader speaks after each, a product once. */
const isFirst = (phrase: string, index: number, all: readonly string[]) =>
  phrase !== all[index - 1];

/** How many phrases earlier parts of the task have heard: what comes late counts in the next one. */
let earlier = 0;

const spoken = async () =>
  (await virtual.spokenPhraseLog()).filter(isNews).filter(isFirst).slice(earlier);

/** Moves on until something is spoken that holds these words. */
async function moveTo(words: string, move: () => Promise<unknown>) {
  for (let count = 0; count < mostMoves; count++) {
    await move();
    if ((await virtual.lastSpokenPhrase()).includes(words)) return;
  }
}

const press = (key: string) => virtual.press(key);

/** What somebody does who uses a page by ear. */
export const listener = {
  press,
  type: (words: string) => virtual.type(words),
  /** Goes from heading to heading. */
  toHeading: (words: string) =>
    moveTo(words, () => virtual.perform(virtual.commands.moveToNextHeading)),
  /** Reads on, line by line. */
  readTo: (words: string) => moveTo(words, () => virtual.next()),
  tabTo: (words: string) => moveTo(words, () => press('Tab')),
  /** Chooses from a native list; the virtual reader looks at its value with the next key. */
  choose: async (list: HTMLElement, option: string) => {
    await userEvent.selectOptions(list, option);
    await press('Shift');
  },
};

/** A part of a task. */
export interface HeardStep {
  does: string;
  act: () => void | Promise<void>;
  /** Every phrase that is spoken, in order. */
  hears: readonly string[];
}

/** Does one part of a task, and returns what was spoken: the expected phrases and no others. */
export async function listenTo({ act, hears }: HeardStep) {
  await act();
  await waitFor(async () => {
    const phrases = await spoken();
    await expect(phrases, `Spoken: ${phrases.join(' | ')}`).toEqual(hears);
  });
  earlier += hears.length;
  return hears;
}

/** Has the virtual reader follow what happens on the page. */
export async function startListening() {
  // The area of notices keeps its focus events from dialogs, and with that from the virtual reader.
  const stop = spyOn(FocusEvent.prototype, 'stopPropagation').mockImplementation(() => undefined);
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  earlier = 0;
  return async () => {
    await virtual.stop();
    stop.mockRestore();
  };
}
