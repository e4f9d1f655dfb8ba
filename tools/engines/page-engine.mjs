/**
 * The same page by Playwright or Puppeteer, which agree on most of what a visitor does.
 *
 * @typedef {import('playwright').Page | import('puppeteer-core').Page} Page
 * @param {Page} page
 * @param {Pick<import('./engine').Engine, 'resize' | 'run' | 'close'>} rest what they do not agree on
 * @returns {import('./engine').Engine}
 */
export function pageEngine(page, rest) {
  return {
    ...rest,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    click: (x, y) => page.mouse.click(x, y),
    async drag(x, y, distance) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}
