import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { limits } from '../tools/limits.mjs';
import { keepTime } from '../tools/processor-time.mjs';
import { countAssertions, expectAssertions } from './checks/assertions.ts';
import { expectAxeToHaveRun } from './checks/axe.ts';
import { expectContrastInEveryState } from './checks/contrast.ts';
import { processorSeconds } from './checks/devtools.ts';
import { stopWatching, unlessItHangs, watchForHang } from './checks/hang.ts';
import { expectNoMovement, watchMovement } from './checks/movement.ts';
import { expectToFitTheSmallestScreen } from './checks/reflow.ts';
import { setScreen } from './checks/screen.ts';
import { collectUncaughtErrors, expectNoUncaughtError } from './checks/uncaughtErrors.ts';
import { expectVariablesToBeDeclared } from './checks/variables.ts';

/** The scheme that this run draws stories in; one that sets a scheme itself keeps it. */
const scheme = process.env.STORY_SCHEME ?? 'light';

/** Processor seconds that were used before the story of this process. */
let usedBefore = 0;

/**
 * Before each story: the screen it is made for. After it: checks that every story has to pass, in
 * the state that its play function leaves behind.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    page.setDefaultTimeout(limits.wait);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    // An address without a story sets no globals, so the runner does what the toolbar does.
    await page.evaluate(async (chosen) => {
      await globalThis.__STORYBOOK_PREVIEW__.ready();
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
        globals: { scheme: chosen },
      });
    }, scheme);
  },

  async preVisit(page, { id }) {
    usedBefore = await processorSeconds(page);
    await setScreen(page, id, scheme);
    await watchMovement(page);
    await countAssertions(page);
    collectUncaughtErrors(page);
    await watchForHang(page);
  },

  async postVisit(page, { id, title, name, hasFailure }) {
    let isRed = hasFailure;
    try {
      expectNoUncaughtError(page);
      if (!hasFailure) await unlessItHangs(page, checkEndState(page));
    } catch (failure) {
      isRed = true;
      throw new Error(`${whereToLook(id)}\n${String(failure)}`, { cause: failure });
    } finally {
      stopWatching(page);
      if (isRed) await page.screenshot({ path: screenshotOf(id) });
      const used = (await processorSeconds(page)) - usedBefore;
      keepTime('stories', `${title} › ${name}`, used);
    }
  },

  errorMessageFormatter(message) {
    const [, id = ''] = /path=\/story\/([\w-]+)/.exec(message) ?? [];
    return `${whereToLook(id)}\n${message.replace(/^[\s\S]*?Message:/, '')}`;
  },
};

async function checkEndState(page: Page) {
  await expectAssertions(page);
  await expectAxeToHaveRun(page);
  await expectNoMovement(page);
  // These look at both schemes, or at sizes, which no scheme changes: once is enough.
  if (scheme === 'dark') return;
  await expectVariablesToBeDeclared(page);
  await expectContrastInEveryState(page);
  await expectToFitTheSmallestScreen(page);
}

const screenshotOf = (id: string) => `test-results/stories/${id}.png`;

/** The first line of a red run; Jest does not show the first line of an error. */
function whereToLook(id: string) {
  return `
Story: http://localhost:6006/?path=/story/${id}, by "npm run storybook"
Screenshot: ${screenshotOf(id)}`;
}

export default config;
