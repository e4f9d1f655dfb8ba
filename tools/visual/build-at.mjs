import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const cache = resolve('node_modules/.cache/visual');
const onWindows = process.platform === 'win32';

/** Builds the Storybook of the working tree; returns its folder. */
export function buildHere() {
  const folder = join(cache, 'working-tree');
  build('.', folder);
  return folder;
}

/**
 * Builds the Storybook as it was at a commit, in a working tree of its own that is removed
 * afterwards; returns its folder. What was built before is used again.
 *
 * @param {string} ref anything that git takes for a commit
 */
export function buildAt(ref) {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const folder = join(cache, commit);
  if (existsSync(join(folder, 'index.json'))) return folder;

  const tree = join(mkdtempSync(join(tmpdir(), 'storybook-')), 'tree');
  git('worktree', 'add', '--detach', tree, commit);
  try {
    installInto(tree);
    build(tree, folder);
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(join(tree, '..'), { recursive: true, force: true });
  }
  return folder;
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
    execFileSync('npm', ['ci', '--prefer-offline'], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: onWindows,
    });
  }
}

/**
 * @param {string} tree
 * @param {string} folder
 */
function build(tree, folder) {
  execFileSync('npx', ['storybook', 'build', '--output-dir', folder, '--loglevel', 'warn'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: onWindows,
  });
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
