import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser } from './browser.mjs';
import { readSiteResults, readStoryResults, showSlowest } from './results.mjs';

/** All checks, the quickest first, up to the first that fails. */
const steps = ['lint', 'test:source', 'build:tests', 'test:built', 'test:stories', 'test:site'];

findBrowser();
const start = performance.now();
const times = [];
for (const script of steps) {
  const stepStart = performance.now();
  const exitCode = await run(script);
  const time = `${script.padEnd(14)}${secondsSince(stepStart)} s`;
  if (exitCode !== 0) {
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
