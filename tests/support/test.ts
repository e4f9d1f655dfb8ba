import { test as base, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { attributes } from '../../src/lib/constants';
import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { serveFolder } from '../../tools/serve.mjs';
import { buildSite, sites } from '../../tools/sites.mjs';

export { expect } from '@playwright/test';

/** The folder of the built site, for checks that read files. */
export const folder = sites.configured.folder;

/** Serves one of the built sites to each worker on a port of its own; two checkouts can be tested at once. */
export const test = base.extend<
  { keptPage: Page; pageWithScrollbars: Page },
  { siteFolder: string; siteUrl: string }
>({
  siteFolder: [folder, { scope: 'worker', option: true }],
  siteUrl: [
    async ({ siteFolder }, use) => {
      const site = Object.values(sites).find((one) => one.folder === siteFolder);
      // That one is built before all checks. The server reads the headers of a site when it starts.
      if (site && site !== sites.configured && !process.env.SKIP_BUILD) buildSite(site);
      const { url, close } = await serveFolder(siteFolder, 0);
      await use(url);
      close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  /** In a browser that keeps pages for Back, which Playwright switches off. */
  keptPage: async ({ playwright, siteUrl }, use) =>
    withoutFlag('--disable-back-forward-cache', playwright, siteUrl, use),
  /** In a browser whose scrollbars take room, which Playwright hides. */
  pageWithScrollbars: async ({ playwright, siteUrl }, use) =>
    withoutFlag('--hide-scrollbars', playwright, siteUrl, use),
});

/** Uses a page of a Chromium that is started without one of Playwright's own flags. */
async function withoutFlag(
  flag: string,
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  use: (page: Page) => Promise<void>,
) {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs,
    ignoreDefaultArgs: [flag],
  });
  await use(await browser.newPage({ baseURL, colorScheme: 'light' }));
  await browser.close();
}

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
