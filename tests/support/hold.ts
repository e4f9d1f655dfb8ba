import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for at such an address, such as all scripts of the site. `letGo` gives it the
 * answer that it would have had, `lose` makes it and all that is asked for afterwards fail, until it is let go.
 */
export async function hold(page: Page, pattern = '**/assets/*.js') {
  const asked: string[] = [];
  let isLost = false;
  let release: () => void = () => undefined;
  const permission = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await permission;
    await (isLost ? route.abort() : route.fallback());
  });
  const end = (lost: boolean) => {
    isLost = lost;
    release();
  };
  return { asked, letGo: () => end(false), lose: () => end(true) };
}
