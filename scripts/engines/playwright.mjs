import { chromium, firefox, webkit } from 'playwright';
import { browserArgs } from '../browser.mjs';

export const playwrightTypes = { chromium, firefox, webkit };

/**
 * One of Playwright's own browsers, or an installed Chromium.
 *
 * @param {keyof typeof playwrightTypes} name
 * @param {string} executablePath
 * @returns {Promise<import('./engine').Engine>}
 */
export async function startWithPlaywright(name, executablePath) {
  const browser = await playwrightTypes[name].launch({
    executablePath,
    args: name === 'chromium' ? browserArgs : [],
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    async drag(x, y, distance) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    run: (task, input) => page.evaluate(/** @type {any} */ (task), input),
    close: () => browser.close(),
  };
}
