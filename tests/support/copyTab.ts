import type { Page } from '@playwright/test';

/**
 * Makes one tab a copy of another, as browsers do for a duplicated or reopened one: it shows the address
 * and holds a copy of the session store. No script of the site runs in it before it has both.
 */
export async function copyTab(original: Page, copy: Page, address: string): Promise<Page> {
  const kept = await original.evaluate(() => {
    try {
      return Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
    } catch {
      return {};
    }
  });
  let isCopied = false;
  await copy.route('**/assets/*.js', (route) => (isCopied ? route.continue() : undefined));
  await copy.goto(address, { waitUntil: 'domcontentloaded' });
  await copy.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  copy.once('framenavigated', () => {
    isCopied = true;
  });
  return copy;
}
