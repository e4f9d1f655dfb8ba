import { expect, type Page } from '@playwright/test';
import { type FieldName, fieldNames, fields } from '../../src/contact/fields';
import { type ContactMessage, emptyMessage, parseMessage } from '../../src/contact/message';
import { noticeAreaText, noticeTexts } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { contactMessages } from '../../stories/fixtures/contactMessages';
import { saidTo } from '../../stories/fixtures/contactTexts';

export const { form: text } = contactPage;

export const { question } = contactMessages;

const { message: _message, ...sender } = question;

/** Who asks it. */
export { sender };

/** The words of the status about `question`. */
export const said = saidTo(question.user_email);

/** The contact form's parts as a visitor finds them. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: text.heading });
  const field = (name: FieldName) =>
    form.getByRole('textbox', { name: text.fields[name].label, exact: true });
  const button = (name: string | RegExp) => form.getByRole('button', { name });
  const notices = page.getByRole('region', { name: noticeAreaText.label });
  return {
    field,
    name: field('user_name'),
    email: field('user_email'),
    message: field('message'),
    /** After a failure it says Try again. */
    send: button(new RegExp(`^(${text.send}|${text.tryAgain})$`)),
    sending: button(text.sending),
    tryAgain: button(text.tryAgain),
    status: form.getByRole('status'),
    notices,

    /** Writes a message, or a part of it. */
    async write(message: Partial<ContactMessage>) {
      for (const [name, words] of Object.entries(message)) {
        const target = field(name as FieldName);
        // Firefox over WebDriver BiDi puts words behind what an email field holds.
        if (fields[name as FieldName].type === 'email') await target.clear();
        await target.fill(words);
      }
    },

    async read(): Promise<ContactMessage> {
      const words = fieldNames.map(async (name) => [name, await field(name).inputValue()]);
      return parseMessage(Object.fromEntries(await Promise.all(words)));
    },

    async expectToHold(message: ContactMessage) {
      for (const name of fieldNames) await expect(field(name)).toHaveValue(message[name]);
    },

    /** A visitor who leaves is asked first, and one who stays finds every word. */
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
      await this.expectToHold(emptyMessage);
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
