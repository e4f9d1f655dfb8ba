import type { Page } from '@playwright/test';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { PreparedStory } from 'storybook/internal/types';
import { expectContrast } from './checks/contrast.ts';
import { expectToFitTheSmallestScreen } from './checks/reflow.ts';

/** The scheme that this run draws stories in; one that sets a scheme itself keeps it. */
const scheme = process.env.STORY_SCHEME ?? 'light';

declare global {
  /** Storybook leaves these in a story's page, for tools such as the test runner. */
  var __STORYBOOK_ADDONS_CHANNEL__: import('storybook/internal/channels').Channel;
  var __STORYBOOK_MODULE_TEST__: typeof import('storybook/test');
  var __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    storyStoreValue: { loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
  };
}

const desktop = { width: 1280, height: 800 };
/** What the story of a page is like, and what went wrong in it unseen. */
const visits = new WeakMap<Page, { tags: readonly string[]; errors: Error[] }>();

/**
 * Resets the whole screen, since one page serves all stories of a file: to the story's viewport, else to a desktop.
 * Throws on an unknown viewport, which would otherwise test the desktop without a word.
 *
 * @returns the tags of the story
 */
async function setScreen(page: Page, storyId: string) {
  const { name, styles, chromatic, tags } = await page.evaluate(async (id) => {
    const store = __STORYBOOK_PREVIEW__.storyStoreValue;
    const { storyGlobals, parameters, tags } = await store.loadStory({ storyId: id });
    const name = storyGlobals.viewport?.value;
    const { chromatic, viewport } = parameters;
    return { name, styles: viewport.options[name]?.styles, chromatic, tags };
  }, storyId);
  if (name && !styles) throw new Error(`No viewport is called "${name}".`);
  const size = styles && {
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  };
  await page.setViewportSize(size ?? desktop);
  await page.emulateMedia({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: chromatic?.forcedColors ?? 'none',
    media: chromatic?.media ?? null,
  });
  return tags;
}

/** A story that asserts nothing passes whatever it shows, and so does one in which axe failed. */
async function expectToHaveBeenChecked(page: Page) {
  const { assertions, axe } = await page.evaluate(() => {
    const [finished] = __STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') ?? [];
    const reports: { type: string; result: { error?: unknown } }[] = finished?.reporters ?? [];
    return {
      assertions: __STORYBOOK_MODULE_TEST__.expect.getState().assertionCalls,
      axe: reports.find(({ type }) => type === 'a11y'),
    };
  });
  if (!assertions) throw new Error('The story asserts nothing.');
  if (!axe || axe.result.error) throw new Error('axe did not run.', { cause: axe?.result.error });
}

/** Before each story: the screen it is made for. After it: checks of the state that its play leaves behind. */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    // An address without a story sets no globals, so this does what the toolbar does.
    await page.evaluate(async (chosen) => {
      await __STORYBOOK_PREVIEW__.ready();
      __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { scheme: chosen } });
    }, scheme);
  },

  async preVisit(page, { id }) {
    const tags = await setScreen(page, id);
    await page.evaluate(() => __STORYBOOK_MODULE_TEST__.expect.setState({ assertionCalls: 0 }));
    // What no play function sees: errors thrown, or rejected, where nothing awaits them.
    if (!visits.has(page)) page.on('pageerror', (error) => visits.get(page)?.errors.push(error));
    visits.set(page, { tags, errors: [] });
  },

  async postVisit(page, { id, hasFailure }) {
    let isRed = hasFailure;
    try {
      const { tags = [], errors: [error] = [] } = visits.get(page) ?? {};
      if (error) throw error;
      if (hasFailure) return;
      await expectToHaveBeenChecked(page);
      // These look at both schemes, or at sizes, which no scheme changes: once is enough.
      if (scheme === 'dark') return;
      await expectContrast(page, { hovered: tags.includes('states') });
      await expectToFitTheSmallestScreen(page);
    } catch (failure) {
      isRed = true;
      throw new Error(whereToLook(id), { cause: failure });
    } finally {
      if (isRed) await page.screenshot({ path: screenshotOf(id) });
    }
  },

  errorMessageFormatter: (message) => {
    const [, id = ''] = /path=\/story\/([\w-]+)/.exec(message) ?? [];
    return `${whereToLook(id)}\n${message.replace(/^[\s\S]*?Message:/, '')}`;
  },
};

const screenshotOf = (id: string) => `test-results/stories/${id}.png`;

/** The first line of a red run. */
const whereToLook = (id: string) =>
  `\nStory: http://localhost:6006/?path=/story/${id}, by "npm run storybook"\nScreenshot: ${screenshotOf(id)}`;

export default config;
