import { test as base, expect } from '@playwright/test';
import { serveFolder } from '../../tools/serve.mjs';
import { buildSite, sites } from '../../tools/sites.mjs';
import { contactForm } from './contactForm';
import { folder } from './documents';
import { mailService } from './mail';
import { menuOf, noticesOf, visitorOf } from './visit';

export { expect };

type OnPage = {
  visitor: ReturnType<typeof visitorOf>;
  menu: ReturnType<typeof menuOf>;
  notices: ReturnType<typeof noticesOf>;
  form: ReturnType<typeof contactForm> & Awaited<ReturnType<typeof mailService>>;
};

/** Serves one of the built sites to each worker on a port of its own; two checkouts can be tested at once. */
export const test = base.extend<OnPage, { siteFolder: string; siteUrl: string }>({
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
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  /** A page has thrown nothing after their visit, but for what an old browser lacks, and a fade that a next page cut. */
  visitor: async ({ page }, use) => {
    await use(visitorOf(page));
    const errors = (await page.pageErrors({ filter: 'all' })).map(({ message }) => message);
    const harmless = /^(PerformanceObserver|Transition was (aborted|skipped))/;
    expect(errors.filter((message) => !harmless.test(message))).toEqual([]);
  },
  menu: ({ page }, use) => use(menuOf(page)),
  notices: ({ page }, use) => use(noticesOf(page)),
  /** The contact form, whose messages go to a stand-in for the mail service. */
  form: async ({ page }, use) => use({ ...contactForm(page), ...(await mailService(page)) }),
});
