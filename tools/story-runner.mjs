import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { serveFolder } from './static-server.mjs';
import { writeParts } from './story-parts.mjs';

/**
 * Runs the stories of a built Storybook as tests; returns the exit code.
 *
 * @param {string} folder
 * @param {string[]} options of the runner, such as names of story files; none runs all stories, the
 *   fastest way
 * @param {{ quiet?: boolean }} [output]
 * @returns {Promise<number>}
 */
export async function runStories(folder, options, { quiet = false } = {}) {
  const stories = readStories(folder);
  if (stories.length === 0) {
    console.error(`There is no story in ${folder}. "npm run build-storybook" builds them.`);
    return 1;
  }
  findBrowser();
  const { url, close } = await serveFolder(folder, 0);
  const runner = spawn(
    'npx',
    ['test-storybook', '--url', url, '--maxWorkers', '2', '--failOnConsole', ...options],
    {
      stdio: quiet ? 'ignore' : 'inherit',
      env: options.length === 0 ? { ...process.env, TEST_MATCH: writeParts(stories) } : process.env,
      shell: process.platform === 'win32',
    },
  );
  const [exitCode] = await once(runner, 'exit');
  close();
  return exitCode ?? 1;
}

/**
 * @param {string} folder
 * @returns {{ type: string, importPath: string }[]}
 */
function readStories(folder) {
  const file = `${folder}/index.json`;
  if (!existsSync(file)) return [];

  /** @type {{ entries: Record<string, { type: string, importPath: string }> }} */
  const index = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}
