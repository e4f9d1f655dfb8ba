import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { seminarsPage } from '../../src/content/pages/seminars';
import { routeOf } from '../../src/content/routes';
import { screens } from '../../src/theme/tokens';
import { expect, hydrated, open, test } from '../support/test';
import { follow, heading, menuOf, notices, registerButton, scrolled } from '../support/visit';

test.use({ viewport: screens.phone });

const { path } = routeOf('seminars');

/** Whether focus is in the page behind the menu. The browser's own controls have none of the page. */
const isBehind = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches(':not(body, dialog, dialog *)'));

test('the open menu has the focus, and what lies behind is out of reach', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, path);
  const { menu, button } = menuOf(page);
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await button.focus();
  expect(await isBehind(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(menu.locator(':focus')).toHaveCount(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      expect(await isBehind(page)).toBe(false);
    }
  }
  await registerButton(page).evaluate((control) => control.focus());
  expect(await isBehind(page)).toBe(false);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test('Esc, a press beside it, each link, Back and a wide window close the menu', async ({
  page,
}) => {
  await open(page, path);
  const { menu, button, link } = menuOf(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    // A link lies behind.
    () => page.mouse.click(20, 40),
  ]) {
    await button.click();
    await expect(menu).toBeVisible();
    await leave();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(path);
  }

  // The browser follows a link to a part of the page, and both entries of the history have one key for the router.
  await page.getByRole('link', { name: seminarsPage.goodToKnow.heading }).click();
  await button.click();
  await page.goBack();
  await expect(menu).toBeHidden();

  for (const [name, key] of [
    // The first leads to the page that one is on.
    [layoutText.getStarted, 'seminars'],
    [routeOf('home').name, 'home'],
  ] as const) {
    await button.click();
    await link(name).click();
    await expect(menu, name).toBeHidden();
    await expect(heading(page, key)).toBeFocused();
  }
  await button.click();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(heading(page, 'seminars')).toBeFocused();
  await button.click();
  await page.setViewportSize(screens.desktop);
  await expect(menu).toBeHidden();
  await follow(page, 'team');
});

test('Esc and F8 close the menu, and F8 leads to the notice', async ({ page }) => {
  await open(page, path);
  const { menu, button } = menuOf(page);
  const { area, dismiss } = notices(page);
  await registerButton(page).click();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(dismiss, 'Esc was for the menu').toBeVisible();
  await button.click();
  await page.keyboard.press('F8');
  await expect(menu).toBeHidden();
  await expect(area).toBeFocused();
});

test('a page that comes back from the bfcache has its menu closed', async ({ keptPage: page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, '/team');
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await menuOf(page).button.click();
  await page.goto('/contact');
  await page.goBack({ waitUntil: 'commit' });
  await hydrated(page);
  expect(await page.evaluate(() => Reflect.get(window, 'isKept'))).toBe(true);
  await expect(menuOf(page).menu).toBeHidden();
});

test('the open menu widens no page', async ({ pageWithScrollbars: page }) => {
  const sizes = () =>
    page.evaluate(() =>
      [document.body, document.querySelector('h1')].map(
        (one) => one?.getBoundingClientRect().right,
      ),
    );
  for (const width of [390, 600, 820, 880]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [path, routeOf('team').path]) {
      await open(page, address);
      const before = await sizes();
      expect(before[0], 'scrollbars take room here').toBeLessThan(width - 5);
      await menuOf(page).button.click();
      await expect(menuOf(page).menu).toBeVisible();
      expect(await sizes(), `${address}, ${width} px`).toEqual(before);
    }
  }
});

test('printed with the menu open, a page shows itself and no menu', async ({ page }) => {
  const { menu, button } = menuOf(page);
  await page.goto('/seminars');
  await button.click();
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog', { includeHidden: true })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
});
