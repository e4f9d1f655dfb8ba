import { chromium, firefox, webkit } from 'playwright';
import { browserArgs } from '../browser.mjs';
import { pageEngine } from './page-engine.mjs';

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
  return pageEngine(page, {
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (task, input) => page.evaluate(/** @type {any} */ (task), input),
    close: () => browser.close(),
  });
}
