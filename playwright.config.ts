import { defineConfig } from '@playwright/test';
import { siteUrl } from './tests/support/sites';
import { browserArgs, findBrowser } from './tools/browser.mjs';
import { testSites } from './tools/test-sites.mjs';

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
    command: `node tools/serve.mjs ${folder}`,
    env: { PORT: String(port) },
    port,
  })),
});
