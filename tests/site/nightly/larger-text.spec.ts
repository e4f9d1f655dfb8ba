import type { Page } from '@playwright/test';
import { documents } from '../../support/documents';
import { textFaults } from '../../support/look';
import { expect, test } from '../../support/test';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Text of twice the size (WCAG 1.4.4), wider spacing (1.4.12), and a page that is translated into Arabic. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'text of twice the size': async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
  'wider spacing': (page) => page.addStyleTag({ content: spacing }),
  'reading from right to left': (page) =>
    page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
};

for (const [way, enlarge] of Object.entries(ways)) {
  test(`no page loses a word by ${way}`, { tag: '@nightly' }, async ({ page, visitor }) => {
    const size = () =>
      page.locator('body').evaluate((body) => {
        const { direction, fontSize, letterSpacing } = getComputedStyle(body);
        return fontSize + letterSpacing + direction;
      });
    await visitor.open('/');
    const before = await size();
    for (const { path } of documents) {
      await visitor.open(path);
      await enlarge(page);
      await expect.poll(size).not.toBe(before);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        // Long words may break now.
        const faults = (await textFaults(page)).filter((fault) => !fault.startsWith('broken'));
        expect(faults, `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}
