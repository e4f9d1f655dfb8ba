import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';

/**
 * All checks, the quickest first, up to the first that fails. One after the other: together on two
 * cores they take as long, and their output is harder to read.
 */
const steps = ['lint', 'build:test-sites', 'build-storybook', 'test:stories', 'test:site'];

findBrowser();
const times = steps.map((step) => {
  const start = performance.now();
  // Without the scripts' own "pre" steps, which build what has just been built here.
  const { status } = spawnSync('npm', ['run', '--silent', '--ignore-scripts', step], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const time = `${step.padEnd(20)}${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (status !== 0) {
    console.error(`\n✗ ${time}`);
    process.exit(1);
  }
  console.log(`\n✓ ${time}\n`);
  return time;
});
console.log(times.map((time) => `✓ ${time}`).join('\n'));
