import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactForm } from '../../src/contact/ContactForm';
import { type FieldName, fieldNames, fields } from '../../src/contact/fields';
import type { ContactMessage } from '../../src/contact/message';
import { useContact } from '../../src/contact/useContact';
import { company, phoneLink } from '../../src/content/company';
import { contactPage } from '../../src/content/pages/contact';
import type { ContactFormText } from '../../src/content/types';
import { contactMessages } from '../fixtures/contactMessages';
import { saidTo } from '../fixtures/contactTexts';

const labels: ContactFormText<FieldName> = contactPage.form;

/** The props of the form on the contact page. */
export const formArgs = {
  labels,
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

const { send, tryAgain } = labels;
const isSend = (name: string) => name === send || name === tryAgain;

/** The form's parts as a visitor finds them. */
export function formParts(canvasElement: HTMLElement) {
  const form = within(within(canvasElement).getByRole('form', { name: labels.heading }));
  const field = (name: FieldName) => form.getByRole('textbox', { name: labels.fields[name].label });
  return {
    field,
    /** All fields, in the order of the page. */
    all: () => fieldNames.map(field),
    name: () => field('user_name'),
    email: () => field('user_email'),
    message: () => field('message'),
    /** After a failure it says that one can try again. */
    send: () => form.getByRole('button', { name: isSend }),
    busy: () => form.findByRole('button', { name: labels.sending }),
    tryAgain: () => form.findByRole('button', { name: labels.tryAgain }),
    sendAnyway: () => form.findByRole('button', { name: labels.confirm.mayRepeat }),
    yesSend: () => form.findByRole('button', { name: labels.confirm.looksAutomatic }),
    status: () => form.getByRole('status'),
    waiting: () => form.queryByRole('alert'),
  };
}

/** The fields that refuse to stay empty. */
export const requiredFields = fieldNames.filter((name) => !fields[name].optional);

/** Writes a message, or a part of it, the way one pastes it, which is as fast for a long one. */
export async function write(
  { canvasElement, userEvent }: Pick<StoryContext, 'canvasElement' | 'userEvent'>,
  written: Partial<ContactMessage> = contactMessages.question,
) {
  for (const [name, text] of Object.entries(written)) {
    const field = formParts(canvasElement).field(name as FieldName);
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
  for (const name of fieldNames) {
    await expect(formParts(canvasElement).field(name)).toHaveValue(written[name]);
  }
}
