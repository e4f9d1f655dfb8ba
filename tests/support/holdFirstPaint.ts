import type { Page } from '@playwright/test';

/** Lets the page hear of no paint, as Firefox does where a page is scrolled before it. */
export const holdFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
