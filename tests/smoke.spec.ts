import { expect, type Page, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { noticeAreaText, noticeTexts } from '../src/content/notices';
import { contactPage } from '../src/content/pages/contact';
import { notFoundPage } from '../src/content/pages/errors';
import { seminars } from '../src/content/seminars';
import { routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { contactForm, question, text } from './support/contactForm';
import { headings } from './support/headings';
import { mailService } from './support/mailService';
import { openPage, scrollPosition } from './support/openPage';
import { configuredSiteUrl } from './support/sites';
import { watchComplaints } from './support/violations';

/** A visit, in every browser engine that is installed: nothing fails, nothing is refused. */
test.use({ baseURL: configuredSiteUrl, viewport: screens.phone });

async function openMenu(page: Page) {
  await page.getByRole('button', { name: layoutText.openMenu }).click();
  return page.getByRole('dialog', { name: layoutText.menuNavigation });
}

async function expectPage(page: Page, key: keyof typeof headings) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[key]);
}

/** Presses on an element, moves sideways and lets go. */
async function drag(page: Page, box: { x: number; y: number } | null, across: number) {
  if (!box) throw new Error('There is nothing to drag.');
  await page.mouse.move(box.x + 20, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + across, box.y + 5, { steps: 5 });
  await page.mouse.up();
}

test('a visit, in the dark scheme', async ({ page }) => {
  const complaints = await watchComplaints(page);
  const service = await mailService(page);

  await test.step('choosing the scheme', async () => {
    await page.setViewportSize(screens.desktop);
    await openPage(page, '/');
    await page.getByRole('combobox', { name: layoutText.schemes.label }).selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await page.setViewportSize(screens.phone);
  });

  await test.step('every page, and an unknown address', async () => {
    for (const { key, path, title } of routes) {
      await openPage(page, path);
      await expectPage(page, key);
      await expect(page).toHaveTitle(title);
    }
    await openPage(page, '/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading);
  });

  await test.step('the menu: closed by Esc, then by a link', async () => {
    const menu = await openMenu(page);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: layoutText.openMenu })).toBeFocused();
    await (await openMenu(page)).getByRole('link', { name: 'Contact' }).click();
    await expect(menu).toHaveCount(0);
    await expectPage(page, 'contact');
  });

  const area = page.getByRole('region', { name: noticeAreaText.label });
  await test.step('a notice: dismissed by key, and pushed aside', async () => {
    await openPage(page, '/seminars');
    const { title } = noticeTexts.registered('');
    const notice = area.getByText(title, { exact: true });
    const register = page.getByRole('button', { name: `Register Now ${seminars[0]?.title}` });
    await register.click();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('F8');
    await expect(area).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice).toHaveCount(0);

    await register.click();
    await notice.hover();
    await drag(page, await notice.boundingBox(), 90);
    await expect(notice).toHaveCount(0);
  });

  await test.step('Back leads to where the page was left', async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    const menu = await openMenu(page);
    const left = await scrollPosition(page);
    expect(left).toBeGreaterThan(100);
    await menu.getByRole('link', { name: 'Our Team' }).click();
    await expectPage(page, 'team');
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    await expectPage(page, 'seminars');
    await expect.poll(() => scrollPosition(page)).toBeCloseTo(left, 0);
  });

  await openPage(page, '/contact');
  const form = contactForm(page);
  await test.step('the form stands where the address stands without scripts', async () => {
    await expect(page.getByRole('form')).toBeVisible();
    await expect(page.getByText(contactPage.withoutScripts)).toBeHidden();
  });

  await test.step('the form: refused, then sent and cleared', async () => {
    await form.send.click();
    await expect(page.getByText(text.fields.user_name.missing)).toBeVisible();
    await expect(form.name).toBeFocused();
    await form.write(question);
    await form.send.click();
    await form.expectSent();
  });
  expect(complaints).toEqual({ violations: [], others: [] });

  await test.step('the form: failed and kept', async () => {
    service.answerWith('broken');
    await form.write(question);
    await form.send.click();
    await form.expectKept(question);
  });

  await test.step('the browser does report what it refuses', async () => {
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => complaints.violations.join()).toContain('style-src');
  });
});
