import puppeteer from 'puppeteer-core';
import { pageEngine } from './page-engine.mjs';

/**
 * An installed Firefox, driven over WebDriver BiDi.
 *
 * @param {string} executablePath
 * @returns {Promise<import('./engine').Engine>}
 */
export async function startFirefox(executablePath) {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  return pageEngine(page, {
    resize: (width, height) => page.setViewport({ width, height }),
    run: (task, input) => page.evaluate(/** @type {any} */ (task), input),
    close: () => browser.close(),
  });
}
