import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { seminarsPage } from '../../src/content/pages/seminars';
import { routeOf } from '../../src/content/routes';
import { screens } from '../../src/theme/tokens';
import { expect, test } from '../support/test';

test.use({ viewport: screens.phone });

/** Whether focus is in the page behind the menu. The browser's own controls have none of the page. */
const isBehind = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches(':not(body, dialog, dialog *)'));

test('the open menu has the focus, and what lies behind is out of reach', {
  tag: '@engines',
}, async ({ page, visitor, menu }) => {
  await visitor.open('/seminars');
  await expect(menu.button).toHaveAttribute('aria-haspopup', 'dialog');
  await menu.button.focus();
  expect(await isBehind(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(menu.dialog.locator(':focus')).toHaveCount(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      expect(await isBehind(page)).toBe(false);
    }
  }
  await visitor.registerButton().evaluate((control) => control.focus());
  expect(await isBehind(page)).toBe(false);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expect(menu.dialog).toBeHidden();
  expect(await visitor.scrolled()).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(visitor.scrolled).toBeGreaterThan(0);
});

test('all that leaves the menu closes it', async ({ page, visitor, menu, notices }) => {
  await visitor.open('/seminars');
  await visitor.registerButton().click();
  await menu.button.click();
  await expect(menu.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.dialog).toBeHidden();
  await expect(notices.dismiss, 'Esc was for the menu').toBeVisible();
  await expect(menu.button).toBeFocused();

  await menu.button.click();
  await expect(menu.dialog).toBeVisible();
  // A link lies behind.
  await page.mouse.click(20, 40);
  await expect(menu.dialog).toBeHidden();
  await expect(menu.button).toBeFocused();
  await expect(page).toHaveURL('/seminars');

  await menu.button.click();
  await page.keyboard.press('F8');
  await expect(menu.dialog).toBeHidden();
  await expect(notices.area).toBeFocused();
  await page.keyboard.press('Escape');

  // The browser follows a link to a part of the page, and both entries of the history have one key for the router.
  await page.getByRole('link', { name: seminarsPage.goodToKnow.heading }).click();
  await menu.button.click();
  await page.goBack();
  await expect(menu.dialog).toBeHidden();

  for (const [name, key] of [
    // The first leads to the page that one is on.
    [layoutText.getStarted, 'seminars'],
    [routeOf('home').name, 'home'],
  ] as const) {
    await menu.button.click();
    await menu.link(name).click();
    await expect(menu.dialog, name).toBeHidden();
    await expect(visitor.heading(key)).toBeFocused();
  }
  await menu.button.click();
  await page.goBack();
  await expect(menu.dialog).toBeHidden();
  await expect(visitor.heading('seminars')).toBeFocused();
  await menu.button.click();
  await page.setViewportSize(screens.desktop);
  await expect(menu.dialog).toBeHidden();
  await visitor.follow('team');
});

test('a window that turns wide early closes it, too', async ({ page, visitor, menu }) => {
  const scripts = await visitor.openEarly('/seminars');
  await menu.button.click();
  await expect(menu.dialog).toBeVisible();
  await page.setViewportSize(screens.desktop);
  await scripts.release();
  await expect(menu.dialog).toBeHidden();
});

test('printed with the menu open, a page shows itself alone', async ({ page, menu }) => {
  await page.goto('/seminars');
  await menu.button.click();
  await expect(menu.dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog', { includeHidden: true })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
});
