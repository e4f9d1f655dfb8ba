import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/browser.mjs';
import { testSites } from './scripts/test-sites.mjs';
import { siteUrl } from './tests/support/sites';

export default defineConfig({
  testDir: 'tests',
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
  webServer: Object.values(testSites).map(({ folder, port }) => ({
    command: `node scripts/serve.mjs ${folder}`,
    env: { PORT: String(port) },
    port,
  })),
});
