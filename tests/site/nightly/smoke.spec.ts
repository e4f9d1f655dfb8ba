import { noticeTexts } from '../../../src/content/notices';
import { homePage } from '../../../src/content/pages/home';
import { seminars } from '../../../src/content/seminars';
import { routeOf } from '../../../src/routes';
import { screens } from '../../../src/theme/tokens';
import { contactForm, question } from '../../support/contactForm';
import { mailService } from '../../support/mail';
import { expect, open, test } from '../../support/test';
import { errorsOf, heading, menuOf, notices, registerButton } from '../../support/visit';

const tag = ['@nightly', '@engines'];

test('a visit on a phone: find a seminar, register, write', { tag }, async ({ page }) => {
  const errors = errorsOf(page);
  const { received } = await mailService(page);
  await page.setViewportSize(screens.phone);
  await open(page, '/');
  await page.getByRole('link', { name: homePage.hero.action }).click();
  await expect(heading(page, 'seminars')).toBeVisible();
  await registerButton(page).click();
  const { text } = noticeTexts.registered(seminars[0]?.title ?? '');
  await expect(notices(page).saying(text)).toBeVisible();

  const { menu, button, link } = menuOf(page);
  await button.click();
  await link(routeOf('contact').name).click();
  await expect(menu).toBeHidden();
  await expect(heading(page, 'contact')).toBeVisible();
  const form = contactForm(page);
  await form.write();
  await form.send.click();
  await form.expectSaid('sent');
  expect(received).toMatchObject([{ user_name: question.user_name }]);
  expect(errors).toEqual([]);
});
