import { defineConfig } from '@playwright/test';
import { browserArgs, findHeadlessShell } from '../../tools/browser.mjs';

const results = '../../test-results/visual';

/** For `npm run test:visual`, which says which Storybook to take screenshots of. */
export default defineConfig({
  testMatch: 'stories.ts',
  fullyParallel: true,
  outputDir: `${results}/files`,
  snapshotPathTemplate: `${results}/before/{arg}{ext}`,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: `${results}/report` }]],
  // Chromatic's threshold: what differs less is how edges are smoothed.
  expect: { toMatchSnapshot: { threshold: 0.063, maxDiffPixels: 0 } },
  workers: 2,
  use: {
    baseURL: process.env.STORYBOOK_URL,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findHeadlessShell(),
      // Otherwise what changes late is painted over what was there, and edges show it.
      args: [...browserArgs, '--disable-partial-raster'],
    },
  },
});
