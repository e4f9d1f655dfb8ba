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

// Proves 2.6
test('the menu comes from the side, closes by a tap beside it, and where the window grows', async ({
  page,
}) => {
  await saveData(page);
  const letGo = await holdRequests(page, '**/assets/MenuDrawer-*.js');
  await openPage(page, '/team');
  const button = menuButton(page);

  await test.step('the button shows that it was pressed while the menu is on its way', async () => {
    await expect(button).not.toHaveAttribute('aria-controls');
    await button.tap();
    await expect(button).toHaveAttribute(attributes.pressed);
  });

  await test.step('the menu slides in', async () => {
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (propertyName !== 'transform' || !(target instanceof Element)) return;
        if (target.role === 'dialog') {
          Object.assign(window, { slidFrom: target.getBoundingClientRect().left });
        }
      });
    });
    letGo();
    const left = () => page.evaluate(() => ('slidFrom' in window ? Number(window.slidFrom) : 0));
    await expect.poll(left).toBeGreaterThan(screens.phone.width / 4);
    await expect
      .poll(async () => (await menu(page).boundingBox())?.x)
      .toBeLessThan(screens.phone.width / 4);
  });

  await test.step('the button names the menu as long as there is one', async () => {
    const id = await page.locator('button[aria-controls]').getAttribute('aria-controls');
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  });

  await test.step('it closes by a tap beside it, and the page scrolls again', async () => {
    await page.touchscreen.tap(20, 400);
    await expect(menu(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    for (const attribute of ['aria-expanded', 'aria-controls', attributes.pressed]) {
      await expect(button).not.toHaveAttribute(attribute);
    }
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  });

  await test.step('it closes when the window grows wide enough for the links', async () => {
    await button.tap();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize(screens.desktop);
    await expect(menu(page)).toHaveCount(0);
    const bar = page.getByRole('navigation', { name: layoutText.mainNavigation });
    await bar.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: headings.contact })).toBeFocused();
  });
});
