import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Parameters, PreparedStory } from 'storybook/internal/types';
import { wordsOf } from '../stories/specification/sentences.ts';
import { windows } from '../stories/support/modes.ts';
import { textFaults } from '../tests/support/textFaults.ts';

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

/** The type of a context does not name all that it is. */
const preparedStory = async (page: Page, story: TestContext) =>
  (await getStoryContext(page, story)) as unknown as PreparedStory;

/** Resets the screen, since one page serves all stories of a file: to the story's viewport, else to a desktop. */
async function setScreen(page: Page, story: TestContext) {
  const { storyGlobals, parameters } = await preparedStory(page, story);
  const name = storyGlobals.viewport?.value as keyof typeof windows;
  await page.setViewportSize(windows[name] ?? { width: 1280, height: 800 });
  await page.emulateMedia({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: parameters.chromatic?.forcedColors ?? 'none',
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
 * On the smallest screen nothing has to be scrolled sideways (WCAG 1.4.10), nothing is cut off or lies on something else,
 * and all stands in the order of reading, in the state that the play function left the story in.
 */
async function expectToFitTheSmallestScreen(page: Page) {
  await page.setViewportSize(windows.small);
  const end = Date.now() + 10_000;
  let faults: string[];
  // A notice may still slide in. Long words of stories break, and menu and notices lie over the page.
  do faults = (await textFaults(page)).filter((fault) => !/^(broken|over)/.test(fault));
  while (faults.length > 0 && Date.now() < end);
  if (faults[0]) throw new Error(`Does not fit ${windows.small.width} px\n${faults.join('\n')}`);
}

/** A story is photographed in both schemes, or says why not; the name of a mode says its scheme. */
function expectPictures({ chromatic, noSnapshot }: Parameters) {
  const { disableSnapshot, modes, sameColors } = chromatic;
  if (disableSnapshot && noSnapshot) return;
  const all = Object.entries<{ disable?: boolean; scheme?: string }>(modes);
  const taken = all.filter(([, mode]) => !mode.disable);
  const wanted = sameColors ? ['light'] : ['light', 'dark'];
  const isWhole = wanted.every((name) => taken.some(([, mode]) => mode.scheme === name));
  const isNamed = taken.every(([name, mode]) => mode.scheme && name.startsWith(mode.scheme));
  if (disableSnapshot || !isWhole || !isNamed) {
    throw new Error(`Chromatic photographs ${JSON.stringify(modes)}.`);
  }
}

/** Collects what a story draws from now on. */
const watchWords = (page: Page) =>
  page.evaluate(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const look = (records: MutationRecord[]) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        shown.add(node instanceof Element ? node.outerHTML : (node.textContent ?? ''));
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });

/** A story that says it proves a sentence of the specification has shown the words of it. */
async function expectToProve(page: Page, { id }: TestContext) {
  const { entries } = await (await fetch(new URL('index.json', process.env.TARGET_URL))).json();
  const [, code = ''] = readFileSync(entries[id].importPath, 'utf8').split(
    `export const ${entries[id].exportName}:`,
  );
  const [own = ''] = code.split('\nexport const ');
  const wanted = (own.match(/\bspec-\d+\.\d+/g) ?? []).flatMap(wordsOf);
  if (wanted.length === 0) return;
  const drawn = await page.evaluate(() =>
    [...Reflect.get(window, 'shown'), document.body.outerHTML].join(' '),
  );
  const shown = (drawn + drawn.replace(/<[^>]*>/g, '')).replace(/\u00a0|&nbsp;/g, ' ');
  const missing = wanted.filter((one) => !shown.includes(one));
  if (missing.length > 0) throw new Error(`It does not show: ${missing.join('; ')}`);
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
    await watchWords(page);
  },

  async postVisit(page, story) {
    let isRed = story.hasFailure;
    try {
      for (const error of unseen.get(page) ?? []) throw error;
      if (isRed) return;
      await expectToHaveBeenChecked(page);
      const { parameters } = await preparedStory(page, story);
      expectPictures(parameters);
      await expectToProve(page, story);
      // No scheme changes sizes: once is enough. No sheet of paper is so small.
      if (scheme === 'light' && !parameters.isPaper) await expectToFitTheSmallestScreen(page);
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
