import { defineConfig } from '@playwright/test';
import { siteUrl } from './tests/support/sites';
import { browserArgs, findBrowser } from './tools/browser.mjs';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/serveSites.ts',
  forbidOnly: true,
  fullyParallel: true,
  reporter: 'list',
  retries: 0,
  workers: 2,
  use: {
    baseURL: siteUrl,
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
  },
});
