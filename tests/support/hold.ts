import type { Page } from '@playwright/test';
import { hydrated } from './test';

/**
 * Holds back the requests to an address, such as those for the script of the site. `fail` makes them and later ones
 * fail until the release.
 */
export async function hold(page: Page, pattern = '**/assets/*.js') {
  const asked: string[] = [];
  let isFailing = false;
  let release: () => void = () => undefined;
  const permission = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await permission;
    await (isFailing ? route.abort() : route.fallback());
  });
  const end = (fails: boolean) => {
    isFailing = fails;
    release();
  };
  return {
    asked,
    /** Answers, and waits until the page is hydrated. */
    release: async () => {
      end(false);
      await hydrated(page);
    },
    fail: () => end(true),
  };
}
