import { expect, type Page } from '@playwright/test';
import { type ContactMessage, type FieldName, fieldNames } from '../../src/contact/fields';
import { company } from '../../src/content/company';
import { noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { noticesOf } from './visit';

export const { form: text } = contactPage;

/** A message as a visitor writes it. */
export const question: ContactMessage = {
  user_name: 'Kim Larsen',
  user_email: 'kim@example.com',
  message: 'Do you teach in Danish?\nWe are forty.',
};

export const nothing: ContactMessage = { user_name: '', user_email: '', message: '' };

/** The contact form as a visitor meets it. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: text.heading });
  const field = (name: FieldName) =>
    form.getByRole('textbox', { name: text.fields[name].label, exact: true });
  return {
    form,
    field,
    message: field('message'),
    /** After a failure it says Try again. */
    send: form.getByRole('button', { name: new RegExp(`^(${text.send}|${text.tryAgain})$`) }),
    status: form.getByRole('status'),
    mailLink: form.getByRole('link', { name: text.mailInstead }),
    phoneLink: form.getByRole('link', { name: company.phone }),

    async write(message: Partial<ContactMessage> = question) {
      for (const [name, words] of Object.entries(message)) {
        await field(name as FieldName).fill(words);
      }
    },

    async expectToHold(message: ContactMessage = question) {
      for (const name of fieldNames) await expect(field(name)).toHaveValue(message[name]);
    },

    /** The status, to the letter; beside it the notice that specification 8 asks for. */
    async expectSaid(status: keyof typeof text.status) {
      await expect(form.getByRole('status')).toContainText(text.status[status]);
      const notice = status === 'sent' ? noticeTexts.sent : noticeTexts.sendFailed;
      for (const words of Object.values(notice)) {
        await expect(noticesOf(page).saying(words)).toBeVisible();
      }
      if (status === 'sent') await this.expectToHold(nothing);
    },

    /** Whether the browser would ask before the page is left. */
    wouldAsk: () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
  };
}
