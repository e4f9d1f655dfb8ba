import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { designSystemName } from '../.storybook/name';
import { calendarText } from '../src/content/calendar';
import { contactPage } from '../src/content/pages/contact';
import { seminars } from '../src/content/seminars';
import { routes } from '../src/routes';
import { contactMessages } from '../stories/fixtures/contactMessages';
import { countSnapshots } from '../tools/snapshot-count.mjs';
import { serveFolder } from '../tools/static-server.mjs';
import { readIndex, storybookFolder } from './support/publishedStorybook';

/** The Storybook as it is published; `npm run build-storybook` makes it. */

let storybook: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  storybook = await serveFolder(storybookFolder, 0);
});
test.afterAll(() => storybook.close());

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/**
 * What axe finds, and notes what it cannot decide beside the check. What stands in a frame is a story, which
 * has a check of its own.
 */
async function findBarriers(page: Page, given: RunOptions) {
  const options = { ...given, iframes: false };
  const { violations, incomplete } = await page.evaluate(async (chosen) => {
    const { run } = (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } })
      .axe;
    const found = await run(chosen);
    const say = ({ id, nodes }: AxeResults['violations'][number]) =>
      `${id}: ${nodes[0]?.target.join(' ')}, ${nodes.length} in all`;
    return { violations: found.violations.map(say), incomplete: found.incomplete.map(say) };
  }, options);
  for (const description of incomplete) {
    test.info().annotations.push({ type: 'axe could not decide', description });
  }
  return violations;
}

/** Until the stories of a docs page are drawn: Storybook loads it again where their scheme changes before. */
async function waitForStories(page: Page) {
  await expect(page.getByLabel('Content is loading')).toHaveCount(0);
  await page.waitForFunction(() =>
    globalThis.__STORYBOOK_PREVIEW__.storyRenders.every(({ phase }) => phase === 'finished'),
  );
}

/** Does what the toolbar does. */
async function chooseDarkScheme(page: Page) {
  await page.evaluate(() => {
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { scheme: 'dark' } });
  });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
}

const documented = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(mdx|stories\.tsx)$/.test(name))
  .map((name) => `./stories/${name.replaceAll('\\', '/')}`);

for (const file of documented) {
  test(`${file} has docs free of errors and of barriers in both schemes, fits a phone, and leads somewhere`, async ({
    page,
  }) => {
    const index = readIndex();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    // Messages of a story in a frame are for its own check, on the screen that it is made for. What the
    // browser refuses there, and what it throws, counts here, too.
    await page.addInitScript(() => {
      if (window !== window.top) console.error = () => undefined;
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const docs = Object.values(index).find(
      ({ importPath, type }) => importPath === file && type === 'docs',
    );
    test.skip(!docs && !file.endsWith('.mdx'), 'These stories have no docs.');
    const { id, tags } = docs ?? {};
    expect(tags, 'in the sidebar').not.toContain('behavior');
    await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await waitForStories(page);
    const links = await page.locator('a[href*="path=/"]').evaluateAll((all) => {
      return all.map(
        (link) => link.getAttribute('href')?.replace(/^.*path=\/\w+\/|&.*$/g, '') ?? '',
      );
    });
    expect.soft(links.filter((link) => !index[link])).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(sideways).toBeLessThanOrEqual(390);
    await expect.soft(page.getByText('union', { exact: true })).toHaveCount(0);
    await page.evaluate(axe.source);
    await expect.poll(() => findBarriers(page, {}), 'light').toEqual([]);
    await chooseDarkScheme(page);
    // All that the dark scheme can change is colors.
    const colors = { runOnly: ['color-contrast'] };
    await expect.poll(() => findBarriers(page, colors), 'dark').toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('a row of the specification has an address, and Back returns to it', async ({ page }) => {
  await page.goto(`${storybook.url}?path=/docs/specification--docs`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const row = preview(page).locator('[id="4.3"]');
  await row.getByRole('list', { name: 'What proves it' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/path=\/story\//);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/specification--docs#4\.3$/);
  await expect(row).toBeInViewport();
});

test('a visitor of the Storybook sees the introduction, our name and our logo', async ({
  page,
}) => {
  await page.goto(storybook.url);
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(`Introduction ⋅ ${designSystemName}`);
  await expect(page.getByRole('img', { name: designSystemName })).toBeVisible();
});

test('stories, docs pages with their frames, and what surrounds them follow the toolbar', async ({
  page,
}) => {
  for (const path of ['/story/components-checklist--default', '/docs/layout-menudrawer--docs']) {
    await page.goto(`${storybook.url}?path=${path}`);
    const root = preview(page).locator('html');
    await expect(root).toHaveAttribute('data-color-scheme', 'light');
    await page.getByRole('button', { name: /^Color scheme/ }).click();
    await page.getByRole('option', { name: 'Dark scheme' }).click();
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
    await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(244, 249, 250)');
  }
  const frame = preview(page).locator('iframe').contentFrame();
  await expect(frame.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(frame.getByRole('dialog')).toBeVisible();
});

test('on another host, as Chromatic publishes it, the Storybook takes its toolbar and its controls', async ({
  page,
}) => {
  const host = storybook.url.replace('localhost', 'main--app.localhost');
  await page.goto(`${host}?path=/story/components-hero--default`);
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: /^Color scheme/ }).click();
  await page.getByRole('option', { name: 'Dark scheme' }).click();
  await expect(preview(page).locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Show addon panel' }).click();
  await page.getByRole('tab', { name: /^Controls/ }).click();
  await page.getByRole('row', { name: 'heading' }).getByRole('textbox').fill('Set by a control');
  await expect(heading).toHaveText('Set by a control');
});

test('a board asks for 90 files at most', async ({ page }) => {
  await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=pages-seminars--docs`);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(6);
  await frames.last().scrollIntoViewIfNeeded();
  const readFrames = () =>
    frames.evaluateAll((all) =>
      (all as HTMLIFrameElement[]).map(({ contentDocument, contentWindow }) => {
        const entries = contentWindow?.performance.getEntriesByType('resource') ?? [];
        const fetched = (entries as PerformanceResourceTiming[]).filter(
          (file) => file.transferSize,
        );
        const pictures = [...(contentDocument?.images ?? [])];
        return {
          fetched: fetched.length,
          drawn: pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth).length,
        };
      }),
    );
  await expect
    .poll(async () => Math.min(...(await readFrames()).map(({ drawn }) => drawn)))
    .toBeGreaterThanOrEqual(seminars.length);
  const fetched = (await readFrames()).reduce((sum, frame) => sum + frame.fetched, 0);
  expect(fetched).toBeGreaterThan(seminars.length);
  // Each scheme has pictures of its own.
  expect(fetched).toBeLessThanOrEqual(90);
});

test('the board of what is around a page shows what the build writes', async ({ page }) => {
  await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=pages-around-the-page--docs`);
  const first = seminars[0]?.title ?? '';
  for (const { title } of routes) {
    await expect(page.getByText(title, { exact: true })).not.toHaveCount(0);
  }
  await expect(page.getByText(calendarText.title(first), { exact: true })).toBeVisible();
  await expect(page.getByText(`Reply-To: ${contactMessages.question.user_email}`)).toBeVisible();
  for (const picture of await page.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
  await expect(
    frame('The contact page without scripts').getByText(contactPage.withoutScripts),
  ).toBeVisible();
  const printed = frame('The seminars page in print').getByRole('main');
  await expect(printed.getByText(first, { exact: true })).toBeVisible();
  await expect(printed.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('a full build at Chromatic takes no snapshot that has nothing to review', async ({ page }) => {
  await page.goto(`${storybook.url}iframe.html`);
  const stories = await countSnapshots(page);
  for (const { id, tags, modes, noSnapshot, scheme, settings } of stories) {
    const isBehavior = tags.includes('behavior');
    expect
      .soft(isBehavior && modes.length, `${id} checks behavior, which has no looks`)
      .toBeFalsy();
    expect.soft(modes.length > 0, `${id}: no snapshot, or the reason for none`).toBe(!noSnapshot);
    const schemes = Object.values(settings).map((mode) => mode.scheme);
    const others = schemes.filter((other) => scheme && other !== scheme);
    expect
      .soft(modes.length > 0 && others, `${id} sets its scheme itself`)
      .toEqual(modes.length > 0 ? [] : false);
  }
  const count = (some: typeof stories) => some.flatMap(({ modes }) => modes).length;
  const kit = stories.filter(({ id }) => id.startsWith('kit-'));
  expect(count(kit)).toBeLessThanOrEqual(24);
  expect(count(stories)).toBeLessThanOrEqual(470);
});
