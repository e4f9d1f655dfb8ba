import { expect, type Page, test } from '@playwright/test';
import { noticeTexts } from '../src/content/notices';
import { routeOf } from '../src/routes';
import { contactForm, question } from './support/contactForm';
import { headings } from './support/headings';
import { holdRequests } from './support/holdRequests';
import { mailService, serviceRequests } from './support/mailService';
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

for (const answer of ['ok', 'broken'] as const) {
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
  const service = await mailService(page);
  service.answerWith('broken');
  const answer = await holdRequests(page, serviceRequests);
  const form = await writeTo(page);
  await form.send.click();
  const { name } = routeOf('team');
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  // The address changes before the form is gone, whose status would speak.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.team);
  answer();
  await expect(voice(page)).toContainText(noticeTexts.sendFailed.text);
});
