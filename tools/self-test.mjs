import { mkdirSync, rmSync } from 'node:fs';
import { testSources } from './self-test/sources.mjs';
import { testStories } from './self-test/stories.mjs';

/**
 * Shows that the checks can fail: stories and sources that are broken on purpose, one for each kind
 * of breakage, each of which has to fail, and for its own reason. Sound ones have to pass.
 *
 * @typedef {object} Case
 * @property {string} kind
 * @property {RegExp | undefined} reason to find in the failure; none for what has to pass
 * @property {string} failure empty where nothing failed
 */
const folder = 'test-results/self-test';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const stories = await testStories(folder);
show('Broken stories, run like all stories', stories);
const sources = testSources();
show('Broken sources, seen by the linters and the check of files', sources);
if (![...stories, ...sources].every(isAsExpected)) process.exitCode = 1;

/** @param {Case} one */
function isAsExpected({ reason, failure }) {
  return reason ? reason.test(failure) : failure === '';
}

/**
 * @param {string} title
 * @param {Case[]} cases
 */
function show(title, cases) {
  console.log(`\n${title}`);
  for (const one of cases) {
    const { kind, reason, failure } = one;
    const outcome = failure ? (failure.match(reason ?? /(?!)/)?.[0] ?? failure) : 'passed';
    const [line] = outcome.replace(/\s+/g, ' ').match(/.{1,100}/) ?? [];
    console.log(
      `  ${isAsExpected(one) ? '✓' : '✗'} ${kind.padEnd(30)}${failure ? 'red: ' : ''}${line}`,
    );
  }
}
