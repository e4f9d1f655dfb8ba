import type { Frame, Page } from '@playwright/test';

/**
 * Waits until the scripts of a page have taken over, which shows in who keeps the scroll position.
 * Before that its links are ordinary links and its buttons do nothing yet.
 */
export async function waitForHydration(page: Page | Frame) {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

/** Opens an address of the site and waits until the page is alive. */
export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
}

/** How far down the page is scrolled. */
export function scrollPosition(page: Page) {
  return page.evaluate(() => window.scrollY);
}
