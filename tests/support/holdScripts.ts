import type { Page } from '@playwright/test';

/**
 * Keeps all scripts of the site back. `letGo` lets them arrive, `lose` makes these and all that are asked
 * for afterwards fail, until they are let go.
 */
export async function holdScripts(page: Page) {
  const asked: string[] = [];
  let state: 'held' | 'gone' | 'lost' = 'held';
  let changed: () => void = () => undefined;
  const permission = new Promise<void>((resolve) => {
    changed = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await permission;
    await (state === 'lost' ? route.abort() : route.continue());
  });
  return {
    asked,
    letGo: () => {
      state = 'gone';
      changed();
    },
    lose: () => {
      state = 'lost';
      changed();
    },
  };
}
