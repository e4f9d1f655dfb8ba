import type { Page } from 'playwright';
import { screens } from '../../src/theme/tokens.ts';

/**
 * On the smallest screen nothing has to be scrolled sideways (WCAG 1.4.10), in the state that the
 * play function left the story in.
 */
export async function expectToFitTheSmallestScreen(page: Page) {
  await page.setViewportSize(screens.small);
  const widest = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;

    const right = (element: Element) => element.getBoundingClientRect().right;
    const [first] = [...document.body.querySelectorAll('*')].sort((a, b) => right(b) - right(a));
    return `${scrollWidth} px: ${first?.outerHTML.slice(0, 200)}`;
  });
  if (widest) throw new Error(`Too wide for ${screens.small.width} px, it takes ${widest}`);
}
