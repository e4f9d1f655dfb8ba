import type { Route } from '@playwright/test';
import { documents, entryOf } from '../../support/documents';
import { expect, hydrated, test } from '../../support/test';
import { documentsOf, heading, passTime } from '../../support/visit';

/* The script of each page, missing in each way. */

const faults: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  cut: (route) => route.abort('connectionreset'),
  'answered with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in' }),
  'cut off in the middle': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
};

for (const { key, path } of documents) {
  test(`${path} without its script`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(300_000);
    const script = entryOf(path);
    const loaded = documentsOf(page);
    await page.clock.install();
    for (const [fault, answer] of Object.entries(faults)) {
      await test.step(`${script} ${fault}`, async () => {
        let isMended = false;
        await page.route(`**${script}`, (route) => (isMended ? route.fallback() : answer(route)));
        loaded.length = 0;
        const asked = page.waitForRequest(`**${script}`);
        await page.goto(path);
        await asked;
        await expect(heading(page, key)).toBeVisible();
        isMended = true;
        await passTime(page);
        await hydrated(page);
        // The browser remembers code that ends too early as long as the document, so the page is loaded again, once.
        expect(loaded).toHaveLength(fault === 'cut off in the middle' ? 2 : 1);
        await expect(heading(page, key)).toBeVisible();
        await page.reload();
        await hydrated(page);
        await page.unroute(`**${script}`);
      });
    }
  });
}
