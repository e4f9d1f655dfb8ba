import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { serveFolder } from './serve.mjs';
import { stop } from './stop.mjs';

/*
 * Runs stories as tests, over the Storybook as it is published: `npm run test:stories`, or
 * `npm run test:stories -- Hero Footer` for the files with one of these in their paths, and `--dark` in the dark
 * scheme. SKIP_BUILD=1 takes the Storybook that was built last.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean' } },
});

const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .map((file) => `stories/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.stories.tsx'));
// Before the build, which takes half a minute.
for (const name of positionals) {
  if (files.some((file) => file.includes(name))) continue;
  const names = files.map((file) => file.replace(/.*\/|\.stories.*/g, '')).join(', ');
  stop(`No story file has “${name}” in its path. There are ${names}.`);
}

findBrowser();
// Chosen files need no docs, which take half of the build; the whole run leaves the Storybook for tests/storybook.
const isWhole = positionals.length === 0;
const folder = isWhole ? 'storybook-static' : 'test-results/storybook';
const build = isWhole
  ? 'npm run --silent build-storybook'
  : `npx storybook build --test --output-dir ${folder} --loglevel error`;
if (!process.env.SKIP_BUILD && spawnSync(build, { shell: true, stdio: 'inherit' }).status !== 0) {
  stop('The Storybook could not be built.');
}

/*
 * A few test files load all story files between them. Jest gives each test file a world of its own, which takes
 * more than a second: with one for each story file, almost half of the run.
 */
const shards = 'test-results/shards';
rmSync(shards, { recursive: true, force: true });
mkdirSync(shards, { recursive: true });
const parts = positionals.length > 0 ? positionals : [''];
const chosen = files.filter((file) => parts.some((part) => file.includes(part)));
for (const [index, file] of chosen.entries()) {
  // Round-robin, because stories that stand side by side take similar time.
  appendFileSync(`${shards}/shard-${index % 6}.js`, `await import('../../${file}');\n`);
}

const { url, close } = await serveFolder(folder, 0);
const runner = spawn(`test-storybook --no-index-json --failOnConsole --maxWorkers=4 --url=${url}`, {
  env: {
    ...process.env,
    TEST_MATCH: `<rootDir>/${shards}/*.js`,
    STORY_SCHEME: values.dark ? 'dark' : 'light',
  },
  shell: true,
  stdio: 'inherit',
});
const [code] = await once(runner, 'exit');
process.exitCode = code ?? 1;
close();
if (isWhole && code === 0 && !values.dark) {
  const checks = 'playwright test --project=site-storybook --grep-invert @nightly';
  process.exitCode = spawnSync(checks, { shell: true, stdio: 'inherit' }).status ?? 1;
}
