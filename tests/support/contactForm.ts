import { expect, type Locator, type Page } from '@playwright/test';
import type { ContactMessage } from '../../src/contact/message';
import { noticeAreaText, noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { saidTo } from '../../stories/fixtures/contactTexts';

export const { form: text } = contactPage;

/** What the status says of `question`. */
export const said = saidTo('ada@example.com');

export const question: ContactMessage = {
  user_name: 'Ada Byron',
  user_email: 'ada@example.com',
  message: 'Is there a seat left on May 20?',
};

export const nothing: ContactMessage = { user_name: '', user_email: '', message: '' };

/** Firefox over WebDriver BiDi puts words behind what an email field holds, so it is emptied first. */
async function rewrite(field: Locator, words: string) {
  await field.clear();
  await field.fill(words);
}

/** The contact form's parts as a visitor finds them. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: text.heading });
  const field = (name: string) => form.getByRole('textbox', { name });
  const button = (name: string | RegExp) => form.getByRole('button', { name });
  const notices = page.getByRole('region', { name: noticeAreaText.label });
  return {
    name: field(text.name),
    email: field(text.email),
    message: field(text.message),
    /** After a failure it says Try again. */
    send: button(new RegExp(`^(${text.send}|${text.tryAgain})$`)),
    sending: button(text.sending),
    tryAgain: button(text.tryAgain),
    status: form.getByRole('status'),
    notices,

    writeEmail: (user_email: string) => rewrite(field(text.email), user_email),

    async write({ user_name, user_email, message }: ContactMessage) {
      await field(text.name).fill(user_name);
      await rewrite(field(text.email), user_email);
      await field(text.message).fill(message);
    },

    async expectToHold({ user_name, user_email, message }: ContactMessage) {
      await expect(field(text.name)).toHaveValue(user_name);
      await expect(field(text.email)).toHaveValue(user_email);
      await expect(field(text.message)).toHaveValue(message);
    },

    /** Whoever leaves is asked first, and whoever stays finds every word. */
    async expectLeavingToAsk(written: ContactMessage) {
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await this.expectToHold(written);
    },

    /** The message has arrived: notice, status, and a form that is empty again. */
    async expectSent() {
      await expect(form.getByRole('status')).toHaveText(said.sent);
      await expect(notices.getByText(noticeTexts.sent.title, { exact: true })).toBeVisible();
      await expect(notices.getByText(noticeTexts.sent.text, { exact: true })).toBeVisible();
      await this.expectToHold(nothing);
    },

    /** The message has not arrived: notice, status, and every word still in the form. */
    async expectKept(written: ContactMessage) {
      await expect(form.getByRole('status')).toHaveText(said.failed);
      await expect(notices.getByText(noticeTexts.sendFailed.title, { exact: true })).toBeVisible();
      await expect(notices.getByText(noticeTexts.sendFailed.text, { exact: true })).toBeVisible();
      await this.expectToHold(written);
    },
  };
}
