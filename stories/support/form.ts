import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { writeDraft } from '../../src/contact/draft';
import { type ContactMessage, type FieldName, fieldNames } from '../../src/contact/fields';
import { sendStore } from '../../src/contact/send';
import { contactPage } from '../../src/content/pages/contact';

const { heading, fields, ...text } = contactPage.form;
const sendNames: string[] = [text.send, text.tryAgain, text.sending];

/** The form's parts as a visitor finds them. */
export function formIn(canvas: Pick<StoryContext['canvas'], 'getByRole'>) {
  const form = within(canvas.getByRole('form', { name: heading }));
  return {
    field: (name: FieldName) => form.getByRole('textbox', { name: fields[name].label }),
    /** The button, whatever its words are at the moment. */
    send: () => form.getByRole('button', { name: (name) => sendNames.includes(name) }),
    status: () => form.getByRole('status'),
  };
}

/** What a visitor does a step with. */
export type Context = Pick<StoryContext, 'canvas' | 'step' | 'userEvent'>;

/** Writes a message by pasting, which is as fast for a long one. */
export const write = ({ canvas, step, userEvent }: Context, message: ContactMessage) =>
  step('Write a message', async () => {
    for (const name of fieldNames) {
      const field = formIn(canvas).field(name);
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(message[name]);
    }
  });

export async function writeAndSend(context: Context, message: ContactMessage) {
  await write(context, message);
  await context.step('Send it', () => context.userEvent.click(formIn(context.canvas).send()));
}

/** The form holds this message to the letter, or nothing. */
export async function expectWords({ canvas }: Pick<Context, 'canvas'>, message?: ContactMessage) {
  for (const name of fieldNames) {
    await expect(formIn(canvas).field(name)).toHaveValue(message?.[name] ?? '');
  }
}

/** No story finds what another one has written, chosen or sent. */
export function forgetMessages() {
  sendStore.forget();
  writeDraft({});
  window.history.replaceState(null, '');
}
