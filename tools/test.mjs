import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser } from './browser.mjs';
import { readSiteResults, readStoryResults, showSlowest } from './results.mjs';

/** All checks, the quickest first, up to the first that fails. Builds run beside each other. */
const steps = [['lint'], ['build:test-sites', 'build-storybook'], ['test:stories'], ['test:site']];

findBrowser();
const start = performance.now();
const times = [];
for (const scripts of steps) {
  const stepStart = performance.now();
  const exitCodes = await Promise.all(scripts.map(run));
  const time = `${scripts.join(', ').padEnd(36)}${secondsSince(stepStart)} s`;
  if (exitCodes.some((exitCode) => exitCode !== 0)) {
    console.error(`\n✗ ${time}`);
    process.exit(1);
  }
  console.log(`\n✓ ${time}\n`);
  times.push(`✓ ${time}`);
}
showSlowest(readSiteResults());
console.log(`\n${times.join('\n')}`);
console.log(
  `${readStoryResults().length} stories, ${readSiteResults().length} checks of the built site, ${secondsSince(start)} seconds`,
);

/**
 * Without the script's own "pre" step, which builds what has just been built here.
 *
 * @param {string} script
 * @returns {Promise<number>}
 */
async function run(script) {
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [exitCode] = await once(child, 'exit');
  return exitCode ?? 1;
}

/** @param {number} time */
function secondsSince(time) {
  return ((performance.now() - time) / 1000).toFixed(1);
}
