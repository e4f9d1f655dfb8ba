import type { Frame } from '@playwright/test';

/**
 * Text of twice the size (WCAG 1.4.4), by the setting of the browser or of the
 * page alone, and wider spacing (WCAG 1.4.12). Each returns a function that takes it back.
 */
export const largerText: Record<string, (frame: Frame) => Promise<() => Promise<unknown>>> = {
  'the setting of the browser': async (frame) => {
    const page = frame.page();
    const devtools = await page.context().newCDPSession(page);
    const set = (standard: number, fixed: number) =>
      devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
    await set(32, 26);
    return () => set(16, 13);
  },
  'twice the size': async (frame) => {
    const set = (size: string) =>
      frame.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
    await set('200%');
    return () => set('');
  },
  'wider spacing': async (frame) => {
    await frame.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets.push(spacing);
    });
    return () => frame.evaluate(() => void document.adoptedStyleSheets.pop());
  },
};
