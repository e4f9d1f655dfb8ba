import type { Page } from '@playwright/test';
import { screens } from '../src/theme/tokens.ts';

/**
 * On the smallest screen nothing has to be scrolled sideways (WCAG 1.4.10) and nothing is cut off, in the
 * state that the play function left the story in.
 */
export async function expectToFitTheSmallestScreen(page: Page) {
  await page.setViewportSize(screens.small);
  const tooWide = await page.evaluate(() => {
    // What overflows visibly widens the document. Boxes of a pixel hold words for screen readers only;
    // fields scroll what is typed into them.
    const boxes = [...document.body.querySelectorAll('*:not(input, textarea)')].filter(
      (box) => box.clientWidth > 1 && getComputedStyle(box).overflowX !== 'visible',
    );
    return [document.documentElement, ...boxes]
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1)
      .map(({ scrollWidth, outerHTML }) => `${scrollWidth} px: ${outerHTML.slice(0, 200)}`);
  });
  if (tooWide.length > 0) {
    throw new Error(`Too wide for ${screens.small.width} px\n${tooWide.join('\n')}`);
  }
}
