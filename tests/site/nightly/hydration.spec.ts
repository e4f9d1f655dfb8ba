import { sites } from '../../../tools/sites.mjs';
import { pages } from '../../support/documents';
import { watch } from '../../support/look';
import { expect, test } from '../../support/test';

// Emotion then writes its styles as text, which the policy of the real site does not allow.
test.use({ siteFolder: sites.development.folder, bypassCSP: true });

const addresses = [
  ...pages.map(({ path }) => path),
  '/team/',
  '/seminars?category=hr&format=live-webinar',
  '/seminars#tax-update',
  '/contact?seminar=tax-update',
  '/no-such-page',
];

test('React takes every page over as it stands', { tag: '@nightly' }, async ({ page, visitor }) => {
  const { complaints } = await watch(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const address of addresses) {
      await visitor.open(address);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      expect(complaints, address).toEqual([]);
    }
  }
});
