import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { findBrowser } from './browser.mjs';
import { showDearest } from './results.mjs';

/** All checks, the quickest first, up to the first that fails. */
const steps = [
  'content',
  'lint',
  'test:source',
  'build:tests',
  'test:built',
  'test:stories',
  'test:stories:dark',
  'test:site',
];

const isWindows = process.platform === 'win32';

findBrowser();
const start = performance.now();
const lines = [];
let processorTotal = 0;
for (const script of steps) {
  const stepStart = performance.now();
  const { exitCode, processorSeconds } = await run(script);
  processorTotal += processorSeconds;
  const line = `${script.padEnd(18)}${times(stepStart, processorSeconds)}`;
  if (exitCode !== 0) {
    console.error(`\n✗ ${line}`);
    process.exit(1);
  }
  console.log(`\n✓ ${line}\n`);
  lines.push(`✓ ${line}`);
}
showDearest('site');
console.log(`\n${lines.join('\n')}\n  ${'all'.padEnd(18)}${times(start, processorTotal)}`);

/**
 * Without the script's own "pre" step, which builds what has just been built here.
 *
 * @param {string} script
 */
async function run(script) {
  const command = ['npm', 'run', '--silent', '--ignore-scripts', script];
  // The shell knows what all processes below it have used, which Node does not tell.
  const timed = ['sh', '-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command];
  const [file = '', ...args] = isWindows ? command : timed;
  const child = spawn(file, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    shell: isWindows,
  });
  const [told, [exitCode]] = await Promise.all([
    text(/** @type {import('node:stream').Readable} */ (child.stdio[3])),
    once(child, 'exit'),
  ]);
  return { exitCode: exitCode ?? 1, processorSeconds: secondsIn(told) };
}

/**
 * Of user and system, in the second line that the shell's `times` tells: `1m2.30s 0m4.50s`.
 *
 * @param {string} told
 */
function secondsIn(told) {
  const found = told.split('\n')[1]?.matchAll(/(\d+)m([\d.,]+)s/g) ?? [];
  return [...found].reduce(
    (sum, [, minutes, seconds = '']) =>
      sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}

/**
 * @param {number} since
 * @param {number} processorSeconds none where no shell tells them
 */
function times(since, processorSeconds) {
  const clock = `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
  return processorSeconds
    ? `${clock}, ${processorSeconds.toFixed(1).padStart(6)} processor seconds`
    : clock;
}
