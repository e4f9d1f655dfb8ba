import { defineConfig } from '@playwright/test';
import { browserArgs, findHeadlessShell } from '../../tools/browser.mjs';

const results = '../../test-results/visual';

/** For `npm run test:visual`, which says what to photograph. */
export default defineConfig({
  testMatch: 'stories.photographs.ts',
  fullyParallel: true,
  outputDir: `${results}/files`,
  snapshotPathTemplate: `${results}/before/{arg}{ext}`,
  reporter: [
    ['./summary-reporter.ts'],
    [
      'html',
      { open: 'never', outputFolder: `${results}/report`, title: 'Stories before and after' },
    ],
  ],
  retries: 0,
  // Each photographs in two browsers at a time.
  workers: 2,
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findHeadlessShell(),
      // Otherwise what changes late is painted over what was there, and edges show it.
      args: [...browserArgs, '--disable-partial-raster'],
    },
  },
});
