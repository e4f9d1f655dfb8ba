import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for at such an address. Let go, it gets the answer that it would have had.
 *
 * @returns what lets it go
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let letGo = () => {};
  const permission = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await permission;
    await route.fallback();
  });
  return letGo;
}
