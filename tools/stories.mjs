import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { serveFolder } from './serve.mjs';
import { stop } from './stop.mjs';

/*
 * Runs stories as tests, over the Storybook as it is published: `npm run test:stories`, or
 * `npm run test:stories -- Hero Footer` for the files with one of these in their paths, and `--dark` in the dark
 * scheme.
 * SKIP_BUILD=1 takes the Storybook that was built last.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean', default: false } },
});

/** @param {string} file */
const isChosen = (file) =>
  positionals.length === 0 || positionals.some((part) => file.includes(part));

// Before the build, which takes half a minute.
const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .map((file) => `./stories/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.stories.tsx'));
for (const name of positionals) {
  if (storyFiles.some((file) => file.includes(name))) continue;
  const names = storyFiles.map((file) => file.replace(/.*\/|\.stories.*/g, '')).join(', ');
  stop(`No story file has “${name}” in its path. There are ${names}.`);
}

const folder = 'storybook-static';
const shards = 'test-results/shards';
const shardCount = 6;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {object} [env]
 * @returns {Promise<number>} the exit code
 */
async function run(command, args, env) {
  const shell = process.platform === 'win32';
  const options = /** @type {const} */ ({ stdio: 'inherit', shell });
  const [code] = await once(
    spawn(command, args, { ...options, env: { ...process.env, ...env } }),
    'exit',
  );
  return code ?? 1;
}

/**
 * Writes a few test files that load all story files between them. Jest gives each test file a world of its own,
 * which takes more than a second: with one for each story file, almost half of the run.
 */
function writeShards() {
  /** @type {{ entries: Record<string, { type: string, importPath: string }> }} */
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const files = [...new Set(stories.map(({ importPath }) => importPath))];
  const chosen = files.filter(isChosen);
  rmSync(shards, { recursive: true, force: true });
  mkdirSync(shards, { recursive: true });
  for (let shard = 0; shard < Math.min(shardCount, chosen.length); shard += 1) {
    // Round-robin, because stories that stand side by side take similar time.
    const imports = chosen
      .filter((_, index) => index % shardCount === shard)
      .map((file) => `await import('../../${file}');\n`);
    writeFileSync(`${shards}/shard-${shard + 1}.js`, imports.join(''));
  }
}

findBrowser();
if (!process.env.SKIP_BUILD && (await run('npm', ['run', '--silent', 'build-storybook'])) !== 0) {
  stop('The Storybook could not be built.');
}
writeShards();
const { url, close } = await serveFolder(folder, 0);
process.exitCode = await run(
  'test-storybook',
  ['--no-index-json', '--failOnConsole', '--maxWorkers=4', `--url=${url}`],
  { TEST_MATCH: `<rootDir>/${shards}/*.js`, STORY_SCHEME: values.dark ? 'dark' : 'light' },
);
close();
