import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import { findTypeProblems } from './content/types.mjs';
import { stop } from './stop.mjs';

/** @type {Promise<{ module: typeof import('./content/rules') }>} */
const rules = runnerImport('./tools/content/rules.ts', { configFile: false, logLevel: 'silent' });
const [problems, values] = await Promise.all([
  findTypeProblems(),
  rules.then(
    ({ module }) => module.findProblems(),
    (/** @type {Error} */ { message }) => message,
  ),
]);
// Content that does not fit its types can often not be read either.
if (Array.isArray(values)) problems.push(...values);
else if (problems.length === 0) {
  stop(
    `The content cannot be read. Undo the change, or ask a developer:\n${stripVTControlCharacters(values)}`,
  );
}
for (const { file, entry, says } of problems) console.error(`${file}, ${entry}\n  ${says}\n`);
if (problems.length > 0) stop(`Problems in the content: ${problems.length}.`);
console.log('The content is right.');
