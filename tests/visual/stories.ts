import { readFileSync } from 'node:fs';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { buildArgsParam } from 'storybook/internal/router';
import { type Mode, modesOf } from './modes';

const test = base.extend<{ again: boolean }>({ again: [false, { option: true }] });

interface Entry {
  type: string;
  id: string;
  title: string;
  name: string;
}

const folder = process.env.STORYBOOK ?? 'storybook-static';
const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(`${folder}/index.json`, 'utf8'),
);

for (const { type, id, title, name } of Object.values(entries)) {
  if (type !== 'story') continue;
  test(`${title} › ${name}`, async ({ browser, page, again }) => {
    await page.goto(`${process.env.STORYBOOK_URL}iframe.html`);
    for (const mode of await modesOf(page, id)) {
      const screenshot = await takeScreenshot(browser, id, mode, again);
      expect.soft(screenshot).toMatchSnapshot(`${id}-${mode.name.replaceAll(' ', '-')}.png`);
    }
  });
}

/** Opens a story in one mode and lets it play to its end. Fails where the story fails. */
async function takeScreenshot(browser: Browser, id: string, mode: Mode, again: boolean) {
  const { size: viewport, forcedColors, reducedMotion } = mode;
  const context = await browser.newContext({ viewport, forcedColors, reducedMotion });
  try {
    const page = await context.newPage();
    await page.emulateMedia({ media: mode.media });
    if (again) await page.clock.setFixedTime(new Date('2031-07-14T15:09:26Z'));
    // The last of them tells the story to hold still, as it does for Chromatic.
    const query = new URLSearchParams({
      id,
      viewMode: 'story',
      globals: buildArgsParam({}, mode.globals),
      chromatic: 'true',
    });
    const url = again ? process.env.SLOW_STORYBOOK_URL : process.env.STORYBOOK_URL;
    await page.goto(`${url}iframe.html?${query}`);
    await expectToHaveFinished(page, id);
    return await page.screenshot({ fullPage: mode.fullPage, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

async function expectToHaveFinished(page: Page, storyId: string) {
  const finished = await page.waitForFunction((id) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const [story] = channel?.last('storyFinished') ?? [];
    // A story counts as a success also after its play function threw.
    const [thrown] = channel?.last('playFunctionThrewException') ?? [];
    return story?.storyId === id ? (thrown?.message ?? story.status) : false;
  }, storyId);
  expect(await finished.jsonValue()).toBe('success');
}
