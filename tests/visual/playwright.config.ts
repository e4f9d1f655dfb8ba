import { defineConfig } from '@playwright/test';
import { browserArgs, findHeadlessShell } from '../../tools/browser.mjs';
import { limits } from '../../tools/limits.mjs';

const results = '../../test-results/visual';
const serve = {
  command: `node tools/serve.mjs ${process.env.STORYBOOK ?? 'storybook-static'}`,
  cwd: '../..',
  timeout: limits.server,
};

/**
 * For `npm run test:visual`: compares screenshots of every story, in all its modes, with those of the
 * last `npm run test:visual -- --update-snapshots=all`. STORYBOOK names another folder than
 * `storybook-static`. The project `again` takes them over a slow network and years later: what differs
 * then would differ by chance in every other comparison.
 */
export default defineConfig<{ again: boolean }>({
  testMatch: 'stories.ts',
  fullyParallel: true,
  outputDir: `${results}/files`,
  snapshotPathTemplate: `${results}/before/{arg}{ext}`,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: `${results}/report` }]],
  // Chromatic's threshold: what differs less is how edges are smoothed.
  expect: { toMatchSnapshot: { threshold: 0.063, maxDiffPixels: 0 } },
  timeout: limits.whole,
  workers: 2,
  webServer: [
    { ...serve, name: 'Storybook', wait: { stdout: /is at (?<storybook_url>\S+)/ } },
    {
      ...serve,
      name: 'Storybook, slowed down',
      wait: { stdout: /is at (?<slow_storybook_url>\S+)/ },
      env: { DELAY: '120' },
    },
  ],
  projects: [
    { name: 'stories', use: { again: false } },
    { name: 'again', use: { again: true } },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findHeadlessShell(),
      timeout: limits.server,
      // Otherwise what changes late is painted over what was there, and edges show it.
      args: [...browserArgs, '--disable-partial-raster'],
    },
  },
});
