import { getJestConfig } from '@storybook/test-runner';
import { browserArgs, findHeadlessShell } from '../tools/browser.mjs';

const config = getJestConfig();

/** The runner's own settings with our browser; it reads its launch options from nowhere else. */
export default {
  ...config,
  testTimeout: 120_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      .../** @type {object} */ (config.testEnvironmentOptions?.['jest-playwright']),
      launchOptions: { executablePath: findHeadlessShell(), args: browserArgs },
    },
  },
};
