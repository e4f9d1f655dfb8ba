import type { Page, Route } from '@playwright/test';
import { attributes } from '../../../src/start/names';
import { documents, scriptsOf } from '../../support/documents';
import { expect, test } from '../../support/test';
import { documentsOf, heading } from '../../support/visit';

/* Each script of each page, missing in each way. */

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

const alive = (page: Page) => page.locator(`html[${attributes.hydrated}]`);

/** Lets the pauses between tries pass, until the page is alive or has given up. */
const passTime = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(30_000);
    const hasGivenUp = page.locator(`html[${attributes.scripts}]`);
    await expect(alive(page).or(hasGivenUp)).toBeAttached({ timeout: 300 });
  }).toPass({ intervals: [50] });

for (const { key, path } of documents) {
  test(`${path} without any one of its scripts`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(300_000);
    const scripts = scriptsOf(path);
    expect(scripts.length).toBeGreaterThan(1);
    const loaded = documentsOf(page);
    await page.clock.install();
    for (const script of scripts) {
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
          // Code that ends too early is remembered as it is, as long as the document.
          if (fault !== 'cut off in the middle') await expect(alive(page)).toBeAttached();
          expect(loaded, 'no page is loaded again').toHaveLength(1);
          await expect(heading(page, key)).toBeVisible();
          await page.reload();
          await expect(alive(page)).toBeAttached();
          await page.unroute(`**${script}`);
        });
      }
    }
  });
}
