import { test as base, type Page } from '@playwright/test';
import { attributes } from '../../src/start/names';
import { serveFolder } from '../../tools/serve.mjs';
import { sites } from '../../tools/sites.mjs';

export { expect } from '@playwright/test';

/** The folder of the built site, for checks that read files. */
export const folder = sites.configured.folder;

interface WorkerFixtures {
  /** Which of the built sites is visited. */
  siteFolder: string;
  siteUrl: string;
}

/** Serves the built site to each worker on a port of its own, so that two checkouts can be tested at once. */
export const test = base.extend<object, WorkerFixtures>({
  siteFolder: [folder, { scope: 'worker', option: true }],
  siteUrl: [
    async ({ siteFolder }, use) => {
      const { url, close } = await serveFolder(siteFolder, 0);
      await use(url);
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

/**
 * Waits until the page is hydrated. Before that its links are ordinary links, and its buttons do nothing yet.
 */
export const hydrated = (page: Page) =>
  page.locator(`html[${attributes.hydrated}]`).waitFor({ state: 'attached' });

/** Opens an address of the site and waits until the page is hydrated. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the code of the other pages is there, too, so that links are the router's. */
export const settled = (page: Page) => page.waitForLoadState('networkidle');
