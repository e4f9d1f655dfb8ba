import type { Page } from '@playwright/test';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { PreparedStory } from 'storybook/internal/types';
import { screens } from '../src/theme/tokens.ts';

/** The scheme that this run draws stories in; one that sets a scheme itself keeps it. */
const scheme = process.env.STORY_SCHEME ?? 'light';

declare global {
  /** Storybook leaves these in a story's page, for tools such as the test runner. */
  var __STORYBOOK_ADDONS_CHANNEL__: import('storybook/internal/channels').Channel;
  var __STORYBOOK_MODULE_TEST__: typeof import('storybook/test');
  var __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
}

/** What went wrong unseen in the story of a page. */
const unseen = new WeakMap<Page, Error[]>();

/** Resets the screen, since one page serves all stories of a file: to the story's viewport, else to a desktop. */
async function setScreen(page: Page, story: TestContext) {
  const context = await getStoryContext(page, story);
  // Its type does not name all that it is.
  const { storyGlobals, parameters } = context as typeof context & PreparedStory;
  const { chromatic, viewport } = parameters;
  const styles = viewport.options[storyGlobals.viewport?.value]?.styles;
  const { width = '1280', height = '800' } = styles ?? {};
  await page.setViewportSize({
    width: Number.parseInt(width, 10),
    height: Number.parseInt(height, 10),
  });
  await page.emulateMedia({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: chromatic?.forcedColors ?? 'none',
    media: chromatic?.media ?? null,
  });
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

/**
 * On the smallest screen nothing has to be scrolled sideways (WCAG 1.4.10) and nothing is cut off, in the
 * state that the play function left the story in.
 */
async function expectToFitTheSmallestScreen(page: Page) {
  await page.setViewportSize(screens.small);
  const tooWide = await page.evaluate(() => {
    // What overflows visibly widens the document. Boxes of a pixel hold words for screen readers only;
    // fields scroll what is typed into them.
    const boxes = [...document.body.querySelectorAll('*:not(input, textarea)')].filter(
      (box) => box.clientWidth > 1 && getComputedStyle(box).overflowX !== 'visible',
    );
    return [document.documentElement, ...boxes]
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1)
      .map(({ scrollWidth, outerHTML }) => `${scrollWidth} px: ${outerHTML.slice(0, 200)}`);
  });
  if (tooWide.length > 0) {
    throw new Error(`Too wide for ${screens.small.width} px\n${tooWide.join('\n')}`);
  }
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

  async preVisit(page, story) {
    await setScreen(page, story);
    await page.evaluate(() => __STORYBOOK_MODULE_TEST__.expect.setState({ assertionCalls: 0 }));
    // What no play function sees: errors thrown, or rejected, where nothing awaits them.
    if (!unseen.has(page)) page.on('pageerror', (error) => unseen.get(page)?.push(error));
    unseen.set(page, []);
  },

  async postVisit(page, story) {
    let isRed = story.hasFailure;
    try {
      for (const error of unseen.get(page) ?? []) throw error;
      if (isRed) return;
      await expectToHaveBeenChecked(page);
      // No scheme changes sizes: once is enough.
      if (scheme === 'light') await expectToFitTheSmallestScreen(page);
    } catch (failure) {
      isRed = true;
      throw new Error(whereToLook(story.id), { cause: failure });
    } finally {
      if (isRed) await page.screenshot({ path: screenshotOf(story.id) });
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
