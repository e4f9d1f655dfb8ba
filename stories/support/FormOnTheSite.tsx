import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactForm } from '../../src/contact/ContactForm';
import type { ContactMessage } from '../../src/contact/message';
import { useContact } from '../../src/contact/useContact';
import { company, phoneLink } from '../../src/content/company';
import { contactPage } from '../../src/content/pages/contact';
import { contactMessages } from '../fixtures/contactMessages';
import { saidTo } from '../fixtures/contactTexts';

/** The props of the form on the contact page. */
export const formArgs = {
  labels: contactPage.form,
  contact: {
    email: company.supportEmail,
    phone: company.phone,
    phoneLink: phoneLink(company.phone),
  },
};

/** The form as it works on the contact page: it sends, and shows notices. */
export function FormOnTheSite() {
  return <ContactForm {...formArgs} {...useContact()} />;
}

export const said = saidTo(contactMessages.question.user_email);

const { send, tryAgain } = formArgs.labels;
const isSend = (name: string) => name === send || name === tryAgain;

/** The form's parts as a visitor finds them. */
export function formParts(canvasElement: HTMLElement) {
  const form = within(within(canvasElement).getByRole('form', { name: formArgs.labels.heading }));
  return {
    name: () => form.getByRole('textbox', { name: 'Name' }),
    email: () => form.getByRole('textbox', { name: 'Email' }),
    message: () => form.getByRole('textbox', { name: 'Message' }),
    /** After a failure it says that one can try again. */
    send: () => form.getByRole('button', { name: isSend }),
    busy: () => form.findByRole('button', { name: formArgs.labels.sending }),
    tryAgain: () => form.findByRole('button', { name: formArgs.labels.tryAgain }),
    sendAnyway: () => form.findByRole('button', { name: formArgs.labels.confirm.mayRepeat }),
    yesSend: () => form.findByRole('button', { name: formArgs.labels.confirm.looksAutomatic }),
    status: () => form.getByRole('status'),
    waiting: () => form.queryByRole('alert'),
  };
}

/** Writes a message the way one pastes it, which is as fast for a long one. */
export async function write(
  { canvasElement, userEvent }: Pick<StoryContext, 'canvasElement' | 'userEvent'>,
  written: ContactMessage = contactMessages.question,
) {
  const { name, email, message } = formParts(canvasElement);
  for (const [field, text] of [
    [name(), written.user_name],
    [email(), written.user_email],
    [message(), written.message],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
}

/** The form holds this message, to the letter. */
export async function expectWritten(
  canvasElement: HTMLElement,
  written: ContactMessage = contactMessages.question,
) {
  const { name, email, message } = formParts(canvasElement);
  await expect(name()).toHaveValue(written.user_name);
  await expect(email()).toHaveValue(written.user_email);
  await expect(message()).toHaveValue(written.message);
}

export const nothing: ContactMessage = { user_name: '', user_email: '', message: '' };
