import type { Page } from 'playwright';

const uncaughtErrors = new WeakMap<Page, Error[]>();

/** Collects what no play function sees: errors thrown, or rejected, where nothing awaits them. */
export function collectUncaughtErrors(page: Page) {
  if (!uncaughtErrors.has(page)) {
    page.on('pageerror', (error) => uncaughtErrors.get(page)?.push(error));
  }
  uncaughtErrors.set(page, []);
}

/** Fails a story during which something went wrong that its play function did not see. */
export function expectNoUncaughtError(page: Page) {
  const [uncaught] = uncaughtErrors.get(page) ?? [];
  if (uncaught) throw uncaught;
}
