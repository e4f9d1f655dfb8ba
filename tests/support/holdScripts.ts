import type { Page } from '@playwright/test';

/** Keeps all scripts of the site back until they are let go. */
export async function holdScripts(page: Page) {
  const asked: string[] = [];
  let letGo: () => void = () => undefined;
  const permission = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await permission;
    await route.continue();
  });
  return { asked, letGo };
}
