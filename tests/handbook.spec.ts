import { existsSync, readFileSync } from 'node:fs';
import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { notesFor } from '../stories/handbook/componentNotes';
import { readingOrder } from '../stories/handbook/readingOrder';
import { specificationRows } from '../stories/specification/rows';
import { serveFolder } from '../tools/static-server.mjs';

/** Storybook loads itself, then the story's frame, before there is anything to see. */
const expect = playwrightExpect.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 90_000 });

/** The Storybook as it is published; `npm run build-storybook` makes it. */
const folder = 'storybook-static';

interface Entry {
  type: 'docs' | 'story';
  title: string;
  tags: string[];
}

interface Preview {
  ready: () => Promise<void>;
  loadStory: (of: { storyId: string }) => Promise<{
    title: string;
    argTypes: Record<string, { name: string; description?: string }>;
  }>;
}

function publishedEntries(): Record<string, Entry> {
  const file = `${folder}/index.json`;
  if (!existsSync(file)) throw new Error('There is no Storybook: "npm run build-storybook" first.');
  return JSON.parse(readFileSync(file, 'utf8')).entries;
}

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(folder, 0);
});
test.afterAll(() => storybook.close());

const story = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('every sentence of the specification has a story, and none of them is missing', () => {
  const entries = publishedEntries();
  for (const { says, proofs } of specificationRows) {
    expect.soft(says.trim(), 'a row without words').not.toBe('');
    expect.soft(proofs.length, says).toBeGreaterThan(0);
    for (const proof of proofs)
      expect.soft(entries[proof]?.type, `${says} → ${proof}`).toBe('story');
  }
});

test('no sentence of the specification stands there twice', () => {
  const sentences = specificationRows.map(({ says }) => says);
  expect(sentences).toEqual([...new Set(sentences)]);
});

test('every component says when not to use it and what it does for accessibility', () => {
  const titles = Object.values(publishedEntries())
    .filter(({ type, title }) => type === 'docs' && /^(Components|Layout|Notices)\//.test(title))
    .map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !notesFor(title))).toEqual([]);
});

test('every prop that a docs page lists is described', async ({ page }) => {
  const docs = Object.entries(publishedEntries()).filter(
    ([, { type, title }]) => type === 'story' && /^(Components|Layout|Notices)\//.test(title),
  );
  await page.goto(`${storybook.url}iframe.html`);
  const props = await page.evaluate(
    async (storyIds) => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: Preview;
      };
      await preview.ready();
      const stories = await Promise.all(storyIds.map((storyId) => preview.loadStory({ storyId })));
      return stories.flatMap(({ title, argTypes }) =>
        Object.values(argTypes).map(({ name, description }) => ({
          prop: `${title}: ${name}`,
          described: Boolean(description?.trim()),
        })),
      );
    },
    docs.map(([id]) => id),
  );
  expect(props.length).toBeGreaterThan(100);
  const bare = props.filter(({ described }) => !described).map(({ prop }) => prop);
  expect([...new Set(bare)]).toEqual([]);
});

test('the pages that are read come first, in the order they lead through', () => {
  const shown = Object.entries(publishedEntries()).filter(([, { tags }]) => tags.includes('dev'));
  const first = shown.slice(0, readingOrder.length).map(([id]) => id);
  expect(first).toEqual(readingOrder.map(({ story: id }) => id));
});

test('whoever opens the Storybook sees the introduction, our name and our logo', async ({
  page,
}) => {
  await page.goto(storybook.url);
  await expect(
    story(page).getByRole('heading', { level: 1, name: 'Northmere design system' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Introduction ⋅ Northmere design system');
  await expect(page.getByRole('img', { name: 'Northmere design system' })).toBeVisible();
  const shelves = await page.locator('[data-nodetype="root"]').allTextContents();
  expect(shelves).toEqual(['Foundations', 'Components', 'Layout', 'Notices', 'Pages', 'Flows']);
});

test('links of the introduction lead into the Storybook without loading it anew', async ({
  page,
}) => {
  await page.goto(storybook.url);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await story(page).getByRole('link', { name: 'Start with the home page' }).click();
  await expect(page).toHaveURL(/path=\/story\/pages-home--desktop/);
  await expect(story(page).getByRole('link', { name: 'Browse Seminars' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a dark story on a docs page leaves the page as light as it was', async ({ page }) => {
  await page.goto(`${storybook.url}?path=/docs/components-hero--docs`);
  const docs = story(page);
  for (const [name, scheme] of [
    ['Dark', 'dark'],
    ['Phone', 'light'],
    ['Small Screen', 'light'],
  ] as const) {
    const frame = docs.getByTitle(`Components/Hero: ${name}`);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.contentFrame().locator('html')).toHaveAttribute('data-color-scheme', scheme);
  }
  await expect(docs.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});

test('the toolbar changes the scheme of stories and of docs pages', async ({ page }) => {
  for (const path of ['/story/components-checklist--default', '/docs/components-checklist--docs']) {
    await page.goto(`${storybook.url}?path=${path}`);
    const root = story(page).locator('html');
    await expect(root).toHaveAttribute('data-color-scheme', 'light');
    await page.getByRole('button', { name: /^Colour scheme/ }).click();
    await page.getByRole('option', { name: 'Dark scheme' }).click();
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  }
});
