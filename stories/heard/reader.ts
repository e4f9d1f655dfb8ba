import { virtual } from '@guidepup/virtual-screen-reader';

/** More moves than any page needs. */
const mostMoves = 5000;

/** The phrases of a screen reader for a page, by the ways in which people go through it. */
export interface Transcript {
  whole: readonly string[];
  headings: readonly string[];
  links: readonly string[];
  fields: readonly string[];
}

/** Everything spoken while `move` goes on, until it is back where it began. */
async function until(isAround: (phrase: string) => boolean, move: () => Promise<unknown>) {
  const spoken: string[] = [];
  for (let count = 0; count < mostMoves; count++) {
    await move();
    const phrase = await virtual.lastSpokenPhrase();
    if (isAround(phrase)) break;
    spoken.push(phrase);
  }
  return spoken;
}

/** Goes through all that a command leads to, once. */
async function all(command: 'moveToNextHeading' | 'moveToNextLink') {
  const go = () => virtual.perform(virtual.commands[command]);
  await go();
  const node = virtual.activeNode;
  const first = await virtual.lastSpokenPhrase();
  return [first, ...(await until(() => virtual.activeNode === node, go))];
}

const isField = (phrase: string) => /^(textbox|combobox|button|checkbox|radio)\b/.test(phrase);

/** The end of what has begun says it again in other words; listeners know it already. */
const isNew = (phrase: string) => !phrase.startsWith('end of ');

/** Reads a page whole, by headings, by links and by fields. */
export async function readAloud(container: Element): Promise<Transcript> {
  await virtual.start({ container });
  try {
    const headings = await all('moveToNextHeading');
    const links = await all('moveToNextLink');
    await virtual.stop();
    await virtual.start({ container });
    const root = await virtual.lastSpokenPhrase();
    const whole = (
      await until(
        (phrase) => phrase === root,
        () => virtual.next(),
      )
    ).filter(isNew);
    return { whole, headings, links, fields: whole.filter(isField) };
  } finally {
    await virtual.stop();
  }
}
