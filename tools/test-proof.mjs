import { mkdirSync, rmSync } from 'node:fs';
import { proveSources } from './proof/broken-sources.mjs';
import { proveStories } from './proof/broken-stories.mjs';

/**
 * Shows that the checks can fail: stories and sources that are broken on purpose, one for each kind
 * of breakage, each of which has to fail, and for its own reason. What is sound has to pass.
 *
 * @typedef {object} Proof
 * @property {string} kind
 * @property {RegExp | undefined} reason to find in the failure; none for what has to pass
 * @property {string} failure empty where nothing failed
 */
const folder = 'test-results/proof';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const stories = await proveStories(folder);
show('Broken stories, run like all stories', stories);
const sources = proveSources();
show('Broken sources, seen by the linter and the check of stories', sources);
if (![...stories, ...sources].every(isProven)) process.exitCode = 1;

/** @param {Proof} proof */
function isProven({ reason, failure }) {
  return reason ? reason.test(failure) : failure === '';
}

/**
 * @param {string} title
 * @param {Proof[]} proofs
 */
function show(title, proofs) {
  console.log(`\n${title}`);
  for (const proof of proofs) {
    const { kind, reason, failure } = proof;
    const outcome = failure ? (failure.match(reason ?? /(?!)/)?.[0] ?? failure) : 'passed';
    const [line] = outcome.replace(/\s+/g, ' ').match(/.{1,100}/) ?? [];
    console.log(
      `  ${isProven(proof) ? '✓' : '✗'} ${kind.padEnd(26)}${failure ? 'red: ' : ''}${line}`,
    );
  }
}
