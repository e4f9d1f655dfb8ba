import { expect, type Page, test } from '@playwright/test';
import { noticeTexts } from '../src/content/notices';
import { routeOf } from '../src/routes';
import { contactForm, question } from './support/contactForm';
import { mailService } from './support/mailService';
import { openPage } from './support/openPage';
import { configuredSiteUrl } from './support/sites';

/** What screen readers are told of notices; the form's own status is in main. */
const voice = (page: Page) => page.locator('[role=status]:not(main *)');

async function writeTo(page: Page) {
  await openPage(page, `${configuredSiteUrl}/contact`);
  const form = contactForm(page);
  await form.write(question);
  return form;
}

for (const answer of ['ok', '500'] as const) {
  const { title } = answer === 'ok' ? noticeTexts.sent : noticeTexts.sendFailed;

  test(`beside the form the notice after "${answer}" is shown, and the status alone speaks`, async ({
    page,
  }) => {
    const service = await mailService(page);
    service.answerWith(answer);
    const form = await writeTo(page);
    await form.send.click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole('form').getByRole('status')).not.toBeEmpty();
    await expect(voice(page)).toBeEmpty();
  });
}

test('on another page the notice speaks', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('https://api.emailjs.com/**', async (route) => {
    await asked;
    await route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const form = await writeTo(page);
  await form.send.click();
  const { name } = routeOf('team');
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/team$/);
  answer();
  await expect(voice(page)).toContainText(noticeTexts.sendFailed.text);
});
