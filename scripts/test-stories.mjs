import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { serveFolder } from './static-server.mjs';

/**
 * Runs every story of the built Storybook, the thing that is published, as a test. More arguments go
 * to the runner: `npm run test:stories -- stories/pages/Home.stories.tsx`.
 */
const folder = 'storybook-static';

if (countStories() === 0) {
  console.error(`There is no story in ${folder}. "npm run build-storybook" builds them.`);
  process.exit(1);
}
findBrowser();
const { url, close } = await serveFolder(folder, 0);
const runner = spawn(
  'npx',
  [
    'test-storybook',
    '--url',
    url,
    '--maxWorkers',
    '2',
    '--failOnConsole',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
const [exitCode] = await once(runner, 'exit');
close();
process.exitCode = exitCode ?? 1;

function countStories() {
  const file = `${folder}/index.json`;
  if (!existsSync(file)) return 0;

  /** @type {{ entries: Record<string, { type: string }> }} */
  const index = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(index.entries).filter(({ type }) => type === 'story').length;
}
