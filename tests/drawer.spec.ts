import { expect, type Page, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { screens } from '../src/theme/tokens';
import { headings } from './support/headings';
import { openPage, scrollPosition } from './support/openPage';

test.use({ viewport: screens.phone, hasTouch: true });

const menuButton = (page: Page) => page.getByRole('button', { name: layoutText.openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: layoutText.menuNavigation });

async function openMenu(page: Page) {
  await openPage(page, '/team');
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
}

async function expectMenuClosed(page: Page) {
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuButton(page)).toBeFocused();
}

test('keeps the Tab key inside while it is open', async ({ page }) => {
  await openMenu(page);
  const lastStop = menu(page).getByRole('link').last();
  const firstStop = menu(page).getByRole('link').first();
  await lastStop.focus();
  await page.keyboard.press('Tab');
  await expect(firstStop).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(lastStop).toBeFocused();
});

test('closes by Esc and gives focus back', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expectMenuClosed(page);
});

test('closes by a tap beside it, and the page scrolls again', async ({ page }) => {
  await openMenu(page);
  await page.touchscreen.tap(20, 400);
  await expectMenuClosed(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
});

test('closes by following a link and opens the page at its heading', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Contact' }).tap();
  await expect(menu(page)).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1, name: headings.contact });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('closes when the window grows wide enough for the links', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize(screens.desktop);
  await expect(menu(page)).toHaveCount(0);
  const bar = page.getByRole('navigation', { name: layoutText.mainNavigation });
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: headings.contact })).toBeFocused();
});
