import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Browser, chromium, expect, test as playwrightTest } from '@playwright/test';
import { photograph } from './photograph';
import type { Plan } from './plan';

const plan: Plan = JSON.parse(await readFile(process.env.VISUAL_PLAN ?? '', 'utf8'));

/** The second of two browsers that share nothing. */
const test = playwrightTest.extend<object, { secondBrowser: Browser }>({
  secondBrowser: [
    async ({ launchOptions }, use) => {
      const browser = await chromium.launch(launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

for (const item of plan.photographs) {
  test(`${item.title} › ${item.name} › ${item.mode}`, async ({ browser, secondBrowser }, info) => {
    const [before, after] = await Promise.all([
      photograph(browser, plan.before, item),
      photograph(secondBrowser, plan.after, item, plan.clockAfter),
    ]);
    if (after.equals(before)) return;

    const picture = `${item.storyId}-${item.mode.replaceAll(' ', '-')}.png`;
    const path = info.snapshotPath(picture);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, before);
    expect(after).toMatchSnapshot(picture, { threshold: 0, maxDiffPixels: 0 });
    throw new Error('The two differ only in how edges are smoothed.');
  });
}
