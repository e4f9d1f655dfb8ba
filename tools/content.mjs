import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import { stop } from './stop.mjs';

/**
 * Says what is wrong with the words, facts and pictures of the site.
 *
 * @type {{ module: typeof import('./content/rules') }}
 */
const { module } = await runnerImport('./tools/content/rules.ts', {
  configFile: false,
  logLevel: 'silent',
}).catch((error) =>
  stop(`${stripVTControlCharacters(error.message)}
The content cannot be read. Each text begins and ends with ', and its apostrophes are ’. Each line
ends with a comma, and each { has its }.`),
);
const problems = module.findProblems();
for (const { file, entry, says } of problems) console.error(`${file}, ${entry}\n  ${says}\n`);
if (problems.length > 0) stop(`Problems in the content: ${problems.length}.`);
console.log('The content is right.');
