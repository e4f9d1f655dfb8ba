import { expect, type Page, test } from '@playwright/test';
import { attributes } from '../src/boot/contract';
import { layoutText } from '../src/content/layout';
import { screens } from '../src/theme/tokens';
import { headings } from './support/headings';
import { holdRequests } from './support/holdRequests';
import { openPage, scrollPosition } from './support/openPage';
import { saveData } from './support/saveData';

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
  await expect(menuButton(page)).not.toHaveAttribute('aria-expanded');
  await expect(menuButton(page)).toBeFocused();
}

// Proves 2.6
test('slides in from the side', async ({ page }) => {
  await openPage(page, '/team');
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName !== 'transform' || !(target instanceof Element)) return;
      if (target.role === 'dialog') {
        Object.assign(window, { slidFrom: target.getBoundingClientRect().left });
      }
    });
  });
  await menuButton(page).tap();
  const left = () => page.evaluate(() => ('slidFrom' in window ? Number(window.slidFrom) : 0));
  await expect.poll(left).toBeGreaterThan(screens.phone.width / 4);
  await expect
    .poll(async () => (await menu(page).boundingBox())?.x)
    .toBeLessThan(screens.phone.width / 4);
});

test('the button shows that it was pressed while the menu is on its way', async ({ page }) => {
  await saveData(page);
  const letGo = await holdRequests(page, '**/assets/MenuDrawer-*.js');
  await openPage(page, '/team');
  await menuButton(page).tap();
  await expect(menuButton(page)).toHaveAttribute(attributes.pressed);
  letGo();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectMenuClosed(page);
  await expect(menuButton(page)).not.toHaveAttribute(attributes.pressed);
});

test('closes by a tap beside it, and the page scrolls again', async ({ page }) => {
  await openMenu(page);
  await page.touchscreen.tap(20, 400);
  await expectMenuClosed(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
});

test('closes when the window grows wide enough for the links', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize(screens.desktop);
  await expect(menu(page)).toHaveCount(0);
  const bar = page.getByRole('navigation', { name: layoutText.mainNavigation });
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: headings.contact })).toBeFocused();
});
