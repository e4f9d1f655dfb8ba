import type { TestRunnerConfig } from '@storybook/test-runner';
import { countAssertions, expectAssertions } from './checks/assertions.ts';
import { expectAxeToHaveRun } from './checks/axe.ts';
import { expectContrastInEveryState } from './checks/contrast.ts';
import { expectNoMovement, watchMovement } from './checks/movement.ts';
import { expectToFitTheSmallestScreen } from './checks/reflow.ts';
import { setScreen } from './checks/screen.ts';
import { collectUncaughtErrors, expectNoUncaughtError } from './checks/uncaughtErrors.ts';

/**
 * Before each story: the screen it is made for. After it: checks that every story has to pass, in
 * the state that its play function leaves behind.
 */
const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    await setScreen(page, id);
    await watchMovement(page);
    await countAssertions(page);
    collectUncaughtErrors(page);
  },

  async postVisit(page, { hasFailure }) {
    expectNoUncaughtError(page);
    if (hasFailure) return;

    await expectAssertions(page);
    await expectAxeToHaveRun(page);
    await expectNoMovement(page);
    await expectContrastInEveryState(page);
    await expectToFitTheSmallestScreen(page);
  },
};

export default config;
