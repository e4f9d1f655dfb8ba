import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findBrowser } from './browser.mjs';
import { limits } from './limits.mjs';
import { forgetTimes } from './processor-time.mjs';
import { run } from './run.mjs';
import { serveFolder } from './static-server.mjs';

const shardFolder = 'test-results/shards';
const shardCount = 6;

/**
 * Runs the stories of a Storybook as tests.
 *
 * @param {object} run
 * @param {string} run.storybook folder of a built one, or address of one that is served
 * @param {string} run.results file to write what Jest reports to
 * @param {string[]} [run.only] parts of names of story files; none runs all stories, the fastest way
 * @param {string} [run.config] folder of Storybook's settings
 * @param {string} [run.scheme] `light` or `dark`
 * @param {boolean} [run.quiet]
 * @returns {Promise<number>} the exit code
 */
export async function runStories({
  storybook,
  results,
  only = [],
  config,
  scheme = 'light',
  quiet = false,
}) {
  const isServed = /^https?:/.test(storybook);
  const silence = isServed && (await reasonForSilence(storybook));
  if (silence) {
    console.error(
      `No Storybook answers at ${storybook}: ${silence}. "npm run storybook" starts one.`,
    );
    return 1;
  }
  const storyFiles = isServed ? [] : readStoryFiles(storybook);
  if (!isServed && storyFiles.length === 0) {
    console.error(`${storybook} does not hold a story. "npm run build-storybook" builds them.`);
    return 1;
  }
  findBrowser();
  mkdirSync(dirname(results), { recursive: true });
  forgetTimes('stories');
  const { url, close } = isServed
    ? { url: storybook, close: () => {} }
    : await serveFolder(storybook, 0);
  const inShards = !isServed && !config && only.length === 0;
  const env = { ...process.env, STORY_SCHEME: scheme };
  const exitCode = await run(
    'test-storybook',
    [
      '--no-index-json',
      '--failOnConsole',
      '--maxWorkers=4',
      `--url=${url}`,
      '--json',
      '--outputFile',
      results,
      ...(config ? [`--config-dir=${config}`] : []),
      ...only,
    ],
    {
      stdio: quiet ? 'ignore' : 'inherit',
      env: inShards ? { ...env, TEST_MATCH: writeShards(storyFiles) } : env,
    },
  );
  close();
  return exitCode;
}

/**
 * Writes a few test files that load all story files between them. Jest gives each test file a world of
 * its own, and that takes more than a second: with one for each story file, almost half of the run.
 *
 * @param {string[]} files
 * @returns {string} the pattern by which Jest finds the shards
 */
function writeShards(files) {
  rmSync(shardFolder, { recursive: true, force: true });
  mkdirSync(shardFolder, { recursive: true });
  for (let shard = 0; shard < shardCount; shard += 1) {
    // Neighbours in the sidebar resemble each other, and so does the time they take.
    const imports = files
      .filter((_, index) => index % shardCount === shard)
      .map((file) => `await import('../../${file}');\n`);
    writeFileSync(`${shardFolder}/shard-${shard + 1}.js`, imports.join(''));
  }
  return `<rootDir>/${shardFolder}/*.js`;
}

/** @param {string} url */
async function reasonForSilence(url) {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(limits.server) });
    return ok ? undefined : `status ${status}`;
  } catch (failure) {
    const { name, message, cause } = /** @type {Error & { cause?: Error }} */ (failure);
    return name === 'TimeoutError' ? `silent for ${limits.server / 1000} s` : (cause ?? message);
  }
}

/** @param {string} folder */
function readStoryFiles(folder) {
  const file = `${folder}/index.json`;
  if (!existsSync(file)) return [];

  /** @type {{ entries: Record<string, { type: string, importPath: string }> }} */
  const { entries } = JSON.parse(readFileSync(file, 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return [...new Set(stories.map(({ importPath }) => importPath))];
}
