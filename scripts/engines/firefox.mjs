import puppeteer from 'puppeteer-core';

/**
 * An installed Firefox, driven over WebDriver BiDi.
 *
 * @param {string} executablePath
 * @returns {Promise<import('./engine').Engine>}
 */
export async function startFirefox(executablePath) {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
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
