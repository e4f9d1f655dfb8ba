import { layoutText } from '../../../src/content/layout';
import { noticeAreaText, noticeTexts } from '../../../src/content/notices';
import { contactPage } from '../../../src/content/pages/contact';
import { homePage } from '../../../src/content/pages/home';
import { seminarsPage } from '../../../src/content/pages/seminars';
import { seminars } from '../../../src/content/seminars';
import { routeOf } from '../../../src/routes';
import { screens } from '../../../src/theme/tokens';
import { mailService } from '../../support/mail';
import { expect, open, test } from '../../support/test';

const { form } = contactPage;
const words = { user_name: 'Kim Larsen', user_email: 'kim@example.com', message: 'A word.' };

test('a visit on a phone: find a seminar, register, write', {
  tag: ['@nightly', '@engines'],
}, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const service = await mailService(page);
  const area = page.getByRole('region', { name: noticeAreaText.label });
  const notice = (text: string) => area.getByText(text, { exact: true }).filter({ visible: true });
  await page.setViewportSize(screens.phone);
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: homePage.hero.action }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seminarsPage.heading);
  const [{ title } = { title: '' }] = seminars;
  await page.getByRole('button', { name: `${seminarsPage.card.register} ${title}` }).click();
  await expect(notice(noticeTexts.registered(title).text)).toBeVisible();

  await page.getByRole('button', { name: layoutText.openMenu }).click();
  const menu = page.getByRole('dialog', { name: layoutText.menuNavigation });
  await menu.getByRole('link', { name: routeOf('contact').name, exact: true }).click();
  await expect(menu).toBeHidden();
  for (const [name, text] of Object.entries(words)) {
    const { label } = form.fields[name as keyof typeof words];
    await page.getByRole('textbox', { name: label }).fill(text);
  }
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('form').getByRole('status')).toContainText(form.status.sent);
  await expect(notice(noticeTexts.sent.text)).toBeVisible();
  expect(service.received).toMatchObject([words]);
  expect(errors).toEqual([]);
});
