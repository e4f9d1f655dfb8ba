import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import { stop } from './stop.mjs';

/** @type {{ module: typeof import('./content/rules') }} */
const { module } = await runnerImport('./tools/content/rules.ts', {
  configFile: false,
  logLevel: 'silent',
}).catch(({ message }) =>
  stop(`${stripVTControlCharacters(message)}
The content cannot be read. Each text stands between two ', and its apostrophes are ’. Each line ends
with a comma, and each { has its }.`),
);
const problems = module.findProblems();
for (const { file, entry, says } of problems) console.error(`${file}, ${entry}\n  ${says}\n`);
if (problems.length > 0) stop(`Problems in the content: ${problems.length}.`);
console.log('The content is right.');
