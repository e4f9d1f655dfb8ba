import { getJestConfig } from '@storybook/test-runner';
import { browserArgs, findHeadlessShell } from '../tools/browser.mjs';
import { limits } from '../tools/limits.mjs';

const config = getJestConfig();

/**
 * The runner's own settings with our browser; it reads its launch options from nowhere else. A story that
 * hangs is ended by `checks/hang.ts`, which says where it hangs: Jest's own limit comes after that.
 */
export default {
  ...config,
  testTimeout: 2 * limits.whole,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      .../** @type {object} */ (config.testEnvironmentOptions?.['jest-playwright']),
      launchOptions: {
        executablePath: findHeadlessShell(),
        args: browserArgs,
        timeout: limits.server,
      },
    },
  },
};
