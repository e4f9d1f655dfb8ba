import type { Page } from '@playwright/test';
import { hydrated } from './test';

/** Holds back the requests for the script of the site. After `fail` these and later ones fail. */
export async function hold(page: Page) {
  const asked: string[] = [];
  let end: (fails: boolean) => void = () => undefined;
  const isFailing = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    asked.push(route.request().url());
    await ((await isFailing) ? route.abort() : route.fallback());
  });
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
