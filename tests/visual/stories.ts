import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { buildArgsParam } from 'storybook/internal/router';
import { type Mode, modesOf } from './modes';

/** Stories to take screenshots of, as Storybook's index lists them. */
const stories: { id: string; title: string; name: string }[] = JSON.parse(
  readFileSync(process.env.STORIES ?? '', 'utf8'),
);

for (const { id, title, name } of stories) {
  test(`${title} › ${name}`, async ({ browser, page }) => {
    await page.goto('iframe.html');
    for (const mode of await modesOf(page, id)) {
      const screenshot = await takeScreenshot(browser, id, mode);
      expect.soft(screenshot).toMatchSnapshot(`${id}-${mode.name.replaceAll(' ', '-')}.png`);
    }
  });
}

/** Opens a story in one mode and lets it play to its end. Fails where the story fails. */
async function takeScreenshot(browser: Browser, id: string, mode: Mode) {
  const { size: viewport, forcedColors, reducedMotion } = mode;
  const context = await browser.newContext({ viewport, forcedColors, reducedMotion });
  try {
    const page = await context.newPage();
    if (process.env.CLOCK) await page.clock.setFixedTime(new Date(process.env.CLOCK));
    // The last of them tells the story to hold still, as it does for Chromatic.
    const query = new URLSearchParams({
      id,
      viewMode: 'story',
      globals: buildArgsParam({}, mode.globals),
      chromatic: 'true',
    });
    await page.goto(`${process.env.STORYBOOK_URL}iframe.html?${query}`);
    await expectToHaveFinished(page, id);
    return await page.screenshot({ fullPage: mode.fullPage, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

async function expectToHaveFinished(page: Page, storyId: string) {
  const finished = await page.waitForFunction((id) => {
    const [story] = globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? [];
    return story?.storyId === id ? { status: story.status } : false;
  }, storyId);
  expect(await finished.jsonValue()).toEqual({ status: 'success' });
}
