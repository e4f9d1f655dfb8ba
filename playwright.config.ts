import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { browserArgs, findHeadlessShell } from './tools/browser.mjs';

const site = { testDir: 'tests/site', dependencies: ['build'] };

/** Checks tagged `@engines` run at night in Firefox and WebKit, too, where Playwright's builds are installed. */
const otherEngines = [firefox, webkit]
  .filter((engine) => existsSync(engine.executablePath()))
  .map((engine) => ({
    ...site,
    name: `site-${engine.name()}`,
    grep: /@engines/,
    use: { browserName: engine.name() as 'firefox' | 'webkit' },
  }));

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: findHeadlessShell(), args: browserArgs },
} as const;

/** Units open no browser, though this file looks for one; `site` visits the built site. */
export default defineConfig({
  outputDir: 'test-results/site',
  forbidOnly: true,
  fullyParallel: true,
  reporter: 'list',
  // Limits for what hangs, not for what is slow: the longest check walks twenty-one widths on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // More than most machines have cores: each of them waits now and then.
  workers: 4,
  use: {
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
  },
  projects: [
    { name: 'unit', testDir: 'tests/unit' },
    { name: 'build', testDir: 'tests/support', testMatch: 'build.ts' },
    {
      ...site,
      name: 'site',
      use: chromium,
    },
    // The published Storybook, which `npm run test:stories` leaves, and which is checked behind the stories.
    {
      name: 'site-storybook',
      testDir: 'tests/storybook',
      use: chromium,
    },
    ...otherEngines,
  ],
});
