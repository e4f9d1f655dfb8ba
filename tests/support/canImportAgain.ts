import type { Page } from '@playwright/test';

/**
 * Whether the browser asks again for a script whose import has failed. Some remember the failure until the
 * page is reloaded, Chromium 150 among them; what is missing then comes with a document.
 */
export async function canImportAgain(page: Page): Promise<boolean> {
  const other = await page.context().newPage();
  let isFirst = true;
  await other.route('**/again.js', async (route) => {
    const answer = isFirst ? route.abort() : route.fulfill({ contentType: 'text/javascript' });
    isFirst = false;
    await answer;
  });
  await other.goto('/robots.txt');
  const comes = await other.evaluate<boolean>(
    "import('/again.js').catch(() => import('/again.js')).then(() => true, () => false)",
  );
  await other.close();
  return comes;
}
