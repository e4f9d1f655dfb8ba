import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../support/look';
import { expect, test } from '../support/test';

/** What `npm run test:stories` builds and runs its stories over; this comes behind them. */
const folder = 'storybook-static';

test.use({ siteFolder: folder });

/** Docs pages and stories by their ids. */
const index: Record<string, { type: string; tags: string[] }> = JSON.parse(
  readFileSync(`${folder}/index.json`, 'utf8'),
).entries;

/** Collects what goes wrong in a page and its frames from now on; Playwright's own list ends at 200 messages. */
function errorsIn(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('the Storybook opens, and its scheme reaches docs and stories', async ({ page }) => {
  const errors = errorsIn(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(page).toHaveTitle(/^Introduction/);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/docs/introduction--docs', '/story/components-titleband--default']) {
    await page.goto(`/?path=${path}`);
    const story = page.frameLocator('#storybook-preview-iframe');
    const root = story.locator('html');
    await expect(story.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(root).toHaveAttribute('data-color-scheme', 'light');
    await page.getByRole('button', { name: /^Color scheme/ }).click();
    await page.getByRole('option', { name: 'Dark scheme' }).click();
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  }
  expect(errors).toEqual([]);
});

test('docs pages offer controls for what reviewers may change', async ({ page }) => {
  for (const id of ['components-titleband', 'components-buttonlink', 'components-mailbutton']) {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}--docs`);
    const table = page.locator('.docblock-argstable').first();
    await expect(table.getByRole('textbox').first(), id).toBeAttached();
  }
});

test('"All pages" shows each page in the scheme that its frame names', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=pages-all-pages--docs');
  for (const scheme of ['light', 'dark']) {
    const frame = page.frameLocator(`iframe[title="pages-home, desktop, ${scheme}"]`);
    const root = frame.locator('html');
    await expect(root).toHaveAttribute('data-color-scheme', scheme, { timeout: 60_000 });
  }
});

const docs = Object.keys(index).filter((id) => index[id]?.type === 'docs');

test('each written docs page opens, whatever became of the content it names', async ({ page }) => {
  const written = docs.filter((id) => index[id]?.tags.includes('unattached-mdx'));
  expect(written.length).toBeGreaterThan(10);
  for (const id of written) {
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
    await expect(heading, id).toBeVisible();
  }
});

/** Stories have a check of their own; the table of props and filters of colors are Storybook's. */
const exclude = ['.docs-story', '.docblock-argstable', 'iframe', '[id^="storybook-a11y"]'];

const off = { enabled: false };
/** A story brings along headings and landmarks that are right in a page of its own. */
const ofPages = { 'heading-order': off, 'landmark-no-duplicate-main': off };

for (const id of docs) {
  test(`${id} has no errors, barriers or dead links`, { tag: '@nightly' }, async ({ page }) => {
    const errors = errorsIn(page);
    for (const scheme of ['light', 'dark']) {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=scheme:${scheme}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-label^="Content is loading"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      const hasStories = (await page.locator('.docs-story').count()) > 0;
      const rules = { 'duplicate-id': { enabled: true }, ...(hasStories && ofPages) };
      expect(await violations(page, { exclude }, { iframes: false, rules }), scheme).toEqual([]);
    }
    const links = await page
      .locator('a[href*="?path="]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).search));
    const targets = links.map((search) => new URLSearchParams(search).get('path')?.split('/')[2]);
    expect(targets.filter((target) => !index[target ?? ''])).toEqual([]);
    expect(errors).toEqual([]);
  });
}
