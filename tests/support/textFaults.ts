import type { Page } from '@playwright/test';

/** What scrolls sideways, and words that are cut off or outside of the window. */
export function findFaults(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.clientWidth <= 1 || !element.checkVisibility()) continue;
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasWords || element.closest('select')) continue;
      const { left, right } = element.getBoundingClientRect();
      const { overflowX } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      if (isCut || left < -1 || right > clientWidth + 1) faults.push(`${element.textContent}`);
    }
    return faults;
  });
}
