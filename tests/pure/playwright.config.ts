import { defineConfig } from '@playwright/test';

/**
 * Checks that read files and compute, without servers, browsers and global set-up: `source` needs no
 * build, `built` reads what `npm run build:tests` writes. One process: starting more takes longer than all
 * checks.
 */
export default defineConfig({
  projects: [
    { name: 'source', testDir: 'source' },
    { name: 'built', testDir: 'built' },
  ],
  outputDir: '../../test-results/pure',
  reporter: 'dot',
  forbidOnly: true,
  workers: 1,
});
