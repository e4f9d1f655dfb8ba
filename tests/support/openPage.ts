import type { Frame, Page } from '@playwright/test';
import { attributes } from '../../src/boot/contract';

/**
 * Waits until the page is hydrated. Before that its links are ordinary links, and its buttons do nothing yet.
 */
export async function waitForHydration(page: Page | Frame) {
  await page.locator(`html[${attributes.hydrated}]`).waitFor({ state: 'attached' });
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
