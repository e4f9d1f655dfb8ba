import { expect, type Page } from '@playwright/test';
import { type ContactMessage, type FieldName, fieldNames } from '../../src/contact/fields';
import { noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { routeOf } from '../../src/routes';
import { mailService } from './mail';
import { open } from './test';
import { notices } from './visit';

export const { form: text } = contactPage;
export const { path: contactPath } = routeOf('contact');

/** A message as a visitor writes it. */
export const question: ContactMessage = {
  user_name: 'Kim Larsen',
  user_email: 'kim@example.com',
  message: 'Do you teach in Danish?\nWe are forty.',
};

const empty: ContactMessage = { user_name: '', user_email: '', message: '' };

/** The contact form as a visitor meets it. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: text.heading });
  const field = (name: FieldName) =>
    form.getByRole('textbox', { name: text.fields[name].label, exact: true });
  return {
    field,
    message: field('message'),
    /** After a failure it says Try again. */
    send: form.getByRole('button', { name: new RegExp(`^(${text.send}|${text.tryAgain})$`) }),
    status: form.getByRole('status'),
    mailLink: form.getByRole('link', { name: text.mailInstead }),

    async write(message: Partial<ContactMessage> = question) {
      for (const [name, words] of Object.entries(message)) {
        await field(name as FieldName).fill(words);
      }
    },

    async expectToHold(message: ContactMessage = question) {
      for (const name of fieldNames) await expect(field(name)).toHaveValue(message[name]);
    },

    async expectEmpty() {
      await this.expectToHold(empty);
    },

    /** The status, to the letter; beside it the notice that specification 8 asks for. */
    async expectSaid(status: keyof typeof text.status) {
      await expect(form.getByRole('status')).toContainText(text.status[status]);
      const notice = status === 'sent' ? noticeTexts.sent : noticeTexts.sendFailed;
      for (const words of Object.values(notice)) {
        await expect(notices(page).saying(words)).toBeVisible();
      }
    },
  };
}

/** Opens the contact page, whose messages go to a stand-in for the mail service. */
export async function openContact(page: Page) {
  const service = await mailService(page);
  await open(page, contactPath);
  return { form: contactForm(page), service };
}

/** Counts how often the browser asks before the page is left; whoever is asked stays. */
export function watchLeaving(page: Page) {
  let asked = 0;
  page.on('dialog', async (dialog) => {
    await dialog.dismiss();
    asked += 1;
  });
  return {
    asked: () => asked,
    /** Whether it would ask now. Presses are lost for a while after it really has. */
    wouldAsk: () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    async expectToAsk() {
      const before = asked;
      await page.evaluate(() => window.location.reload());
      await expect.poll(() => asked).toBe(before + 1);
    },
  };
}
