import { expect, test } from '@playwright/test';
import { seminars } from '../src/content/seminars';
import { routes } from '../src/routes';
import { openPage } from './support/openPage';
import { developmentSiteUrl } from './support/sites';
import { watchComplaints } from './support/violations';

/** Browsers take the prerendered pages over as they stand. */

const addresses = [
  ...routes.map(({ path }) => path),
  '/team/',
  '/seminars?category=hr&format=live-webinar',
  `/seminars#${seminars.at(-6)?.slug}`,
  '/no-such-page',
  '/seminars/no-such-seminar',
];

test.describe("in React's development mode", () => {
  // Emotion then writes its styles as text, which the policy of the real site does not allow.
  test.use({ baseURL: developmentSiteUrl, bypassCSP: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page is taken over without a mismatch in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      const { others } = await watchComplaints(page);
      await page.emulateMedia({ colorScheme });
      for (const address of addresses) {
        await openPage(page, address);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(others, address).toEqual([]);
      }
    });
  }
});
