import { layoutText } from '../../../src/content/layout';
import { noticeTexts } from '../../../src/content/notices';
import { contactPage } from '../../../src/content/pages/contact';
import { homePage } from '../../../src/content/pages/home';
import { seminarsPage } from '../../../src/content/pages/seminars';
import { seminars } from '../../../src/content/seminars';
import { routeOf } from '../../../src/routes';
import { screens } from '../../../src/theme/tokens';
import { mailService } from '../../support/mail';
import { expect, open, test } from '../../support/test';
import {
  expectNotice,
  expectPage,
  press,
  status,
  watchErrors,
  words,
  write,
} from '../../support/visitor';

const { form } = contactPage;
const title = seminars[0]?.title ?? '';
const tag = ['@nightly', '@engines'];

test('a visit on a phone: find a seminar, register, write', { tag }, async ({ page }) => {
  const errors = watchErrors(page);
  const { received } = await mailService(page);
  await page.setViewportSize(screens.phone);
  await open(page, '/');
  await page.getByRole('link', { name: homePage.hero.action }).click();
  await expectPage(page, 'seminars');
  await press(page, `${seminarsPage.card.register} ${title}`);
  await expectNotice(page, noticeTexts.registered(title).text);

  await press(page, layoutText.openMenu);
  const menu = page.getByRole('dialog', { name: layoutText.menuNavigation });
  await menu.getByRole('link', { name: routeOf('contact').name, exact: true }).click();
  await expect(menu).toBeHidden();
  await expectPage(page, 'contact');
  await write(page);
  await press(page, form.send);
  await expect(status(page)).toContainText(form.status.sent);
  await expectNotice(page, noticeTexts.sent.text);
  expect(received).toMatchObject([words]);
  expect(errors).toEqual([]);
});
