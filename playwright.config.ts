import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, firefox, type Project, webkit } from '@playwright/test';
import { siteUrl } from './tests/support/sites';
import { browserArgs, findHeadlessShell } from './tools/browser.mjs';
import { limits } from './tools/limits.mjs';

const everyEngine = /(smoke|faults|attacks)\.spec\.ts$/;
const systemFirefox = ['/usr/bin/firefox', '/usr/bin/firefox-esr'].find(existsSync);

/** Beside Chromium the smoke test, all tables of faults and the attacks run in Firefox and WebKit, where they are installed. */
function otherEngines(): Project[] {
  return [firefox, webkit].flatMap((engine): Project[] => {
    const name = engine.name() as 'firefox' | 'webkit';
    const project = { name, testMatch: everyEngine, use: { browserName: name } };
    if (existsSync(engine.executablePath())) return [project];
    if (name === 'firefox' && systemFirefox) {
      process.env.FIREFOX_PATH = systemFirefox;
      const executablePath = resolve('tools/installed-firefox.mjs');
      return [
        {
          ...project,
          use: {
            ...project.use,
            channel: 'moz-firefox',
            launchOptions: { executablePath, timeout: limits.server },
          },
        },
      ];
    }
    if (!process.env.TEST_WORKER_INDEX) {
      console.log(`Nothing runs in ${name}: "npx playwright install ${name}" installs it.`);
    }
    return [];
  });
}

export default defineConfig({
  testDir: 'tests',
  testIgnore: ['pure/**', 'visual/**'],
  globalSetup: './tests/support/serveSites.ts',
  outputDir: 'test-results/site',
  forbidOnly: true,
  fullyParallel: true,
  reporter: [
    ['list'],
    ['./tools/check-reporter.mjs'],
    ['json', { outputFile: 'test-results/site.json' }],
  ],
  // On a server a check gets a second try, and one that needs it is listed as flaky. Here it is red at once.
  retries: process.env.CI ? 1 : 0,
  timeout: limits.whole,
  expect: { timeout: limits.wait },
  // More than most machines have cores: each of them waits now and then.
  workers: 4,
  use: {
    baseURL: siteUrl,
    screenshot: 'only-on-failure',
    actionTimeout: limits.wait,
    navigationTimeout: limits.wait,
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: findHeadlessShell(),
          args: browserArgs,
          timeout: limits.server,
        },
      },
    },
    ...otherEngines(),
  ],
});
