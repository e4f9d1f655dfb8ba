import { screens } from '../../src/theme/tokens';
import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { expectScheme, frames, watchFrames } from '../support/scheme';
import { expect, test } from '../support/test';

/* What Playwright switches off: a browser keeps pages for Back, and its scrollbars take room. */

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'],
  },
});

test('Back from the bfcache has the scheme, not the menu', async ({ page, visitor, menu }) => {
  await page.setViewportSize(screens.phone);
  await watchFrames(page);
  await visitor.open('/team');
  await menu.button.click();
  await visitor.open('/contact');
  await menu.button.click();
  await visitor.schemes.selectOption('dark');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('kept');
  await expect(menu.dialog).toBeHidden();
  await expectScheme(page, 'dark');
  expect(await frames(page)).toEqual(['dark']);
  await menu.button.click();
  await expect(visitor.schemes).toHaveValue('dark');
});

test('the open menu widens no page', async ({ page, visitor, menu }) => {
  const parts = page.locator('body, h1');
  const sizes = () => parts.evaluateAll((all) => all.map((e) => e.getBoundingClientRect().right));
  for (const width of [390, 600, 820, 880]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/seminars', '/team']) {
      await visitor.open(address);
      const before = await sizes();
      expect(before[0], 'scrollbars take room here').toBeLessThan(width - 5);
      await menu.button.click();
      await expect(menu.dialog).toBeVisible();
      expect(await sizes(), `${address}, ${width} px`).toEqual(before);
    }
  }
});
