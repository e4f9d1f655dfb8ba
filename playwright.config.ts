import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { siteUrl } from './tests/support/sites';
import { browserArgs, findBrowser } from './tools/browser.mjs';

/** Beside Chromium, the smoke test runs in Playwright's own Firefox and WebKit where they are installed. */
const otherEngines = [firefox, webkit].filter((engine) => {
  const installed = existsSync(engine.executablePath());
  if (!installed && !process.env.TEST_WORKER_INDEX) {
    const name = engine.name();
    console.log(`No smoke test in ${name}: "npx playwright install ${name}" installs it.`);
  }
  return installed;
});

export default defineConfig({
  testDir: 'tests',
  testIgnore: 'visual/**',
  globalSetup: './tests/support/serveSites.ts',
  outputDir: 'test-results/site',
  forbidOnly: true,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/site.json' }]],
  retries: 0,
  workers: 2,
  use: { baseURL: siteUrl },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: findBrowser(), args: browserArgs },
      },
    },
    ...otherEngines.map((engine) => ({
      name: engine.name(),
      testMatch: 'smoke.spec.ts',
      use: { browserName: engine.name() as 'firefox' | 'webkit' },
    })),
  ],
});
