import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serveFolder } from './static-server.mjs';

/**
 * Takes screenshots of every story in all its modes, before and after, and shows what differs:
 *
 * - `npm run test:visual` compares the working tree with the last commit;
 * - `npm run test:visual main` with another branch, tag or commit;
 * - `npm run test:visual -- --twice` with itself over a slow network and years later, since whatever
 *   differs then would differ by chance in every other comparison;
 * - `--only Components/Hero` leaves out the stories whose names lack the text.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, twice: { type: 'boolean', default: false } },
});
const [ref = 'HEAD'] = positionals;
const onWindows = process.platform === 'win32';
const cache = resolve('node_modules/.cache/visual');
const results = resolve('test-results/visual');
const storyList = join(results, 'stories.json');

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const after = buildStorybook('.', join(cache, 'working-tree'));
const before = values.twice ? after : buildAt(ref);
const stories = listStories(after);
const known = new Set(listStories(before).map(({ id }) => id));
const compared = stories.filter(({ id }) => known.has(id));
writeFileSync(storyList, JSON.stringify(compared));
console.log(`${compared.length} stories to compare, ${stories.length - compared.length} new`);

await takeScreenshots(before, ['--update-snapshots=all']);
process.exitCode = values.twice
  ? await takeScreenshots(
      after,
      ['--update-snapshots=none'],
      { CLOCK: '2031-07-14T15:09:26Z' },
      { delay: slowNetwork },
    )
  : await takeScreenshots(after, ['--update-snapshots=none']);
console.log(`Screenshots before, after and of the difference: ${results}/report/index.html`);

/**
 * Builds the Storybook as it was at a commit, in a working tree of its own that is removed
 * afterwards; returns its folder. What was built before is used again.
 *
 * @param {string} name anything that git takes for a commit
 */
function buildAt(name) {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`);
  const folder = join(cache, commit);
  if (existsSync(join(folder, 'index.json'))) return folder;

  const tree = join(mkdtempSync(join(tmpdir(), 'storybook-')), 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  try {
    installInto(tree);
    return buildStorybook(tree, folder);
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(join(tree, '..'), { recursive: true, force: true });
  }
}

/**
 * The packages that the commit asks for: ours, where the lock file is the same.
 *
 * @param {string} tree
 */
function installInto(tree) {
  const lock = 'package-lock.json';
  if (readFileSync(lock).equals(readFileSync(join(tree, lock)))) {
    symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  } else {
    run('npm', ['ci', '--prefer-offline'], tree);
  }
}

/**
 * @param {string} tree
 * @param {string} folder
 */
function buildStorybook(tree, folder) {
  run('npx', ['storybook', 'build', '--output-dir', folder, '--loglevel', 'warn'], tree);
  return folder;
}

/**
 * @param {string} storybook
 * @returns {{ type: string, id: string, title: string, name: string }[]}
 */
function listStories(storybook) {
  /** @type {{ entries: Record<string, { type: string, id: string, title: string, name: string }> }} */
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  return Object.values(entries).filter(
    ({ type, title, name }) => type === 'story' && `${title} › ${name}`.includes(values.only),
  );
}

/**
 * @param {string} storybook
 * @param {string[]} options of Playwright
 * @param {Record<string, string>} [env]
 * @param {Parameters<typeof serveFolder>[2]} [network]
 * @returns {Promise<number>} the exit code
 */
async function takeScreenshots(storybook, options, env = {}, network = {}) {
  const { url, close } = await serveFolder(storybook, 0, network);
  const playwright = spawn(
    'npx',
    ['playwright', 'test', '--config', 'tests/visual/playwright.config.ts', ...options],
    {
      // Of the first run, which has nothing to compare with, only errors are worth telling.
      stdio: ['ignore', storybook === before && !env.CLOCK ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, ...env, STORYBOOK_URL: url, STORIES: storyList },
      shell: onWindows,
    },
  );
  const [exitCode] = await once(playwright, 'exit');
  close();
  return exitCode ?? 1;
}

function slowNetwork() {
  return setTimeout(Math.random() * 120);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: onWindows });
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
