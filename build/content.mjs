import { relative } from 'node:path';
import { runnerImport } from 'vite';
import { pseudoContent } from '../tools/content/pseudo.mjs';

/** Modules of nothing but data, some of it worked out from other data. */
const dataModules = [
  'src/content/affiliations.ts',
  'src/content/pages/affiliations.ts',
  'src/content/seminars.ts',
  'src/lib/seasonLead.ts',
  'src/lib/officeHours.ts',
  'src/theme/palette.ts',
  'src/theme/tokens.ts',
  'src/theme/typography.ts',
];

/**
 * The language of each page, by the locale of the content.
 *
 * @param {string} locale
 * @returns {import('vite').Plugin}
 */
export const pageLanguage = (locale) => ({
  name: 'page-language',
  transformIndexHtml: (html) => html.replace('lang="en"', `lang="${locale.replace(/-.*/, '')}"`),
});

/** @type {Map<string, string>} */
const outcomes = new Map();

/**
 * Puts the outcome of a module in its place, so that no page loads what worked it out: the order of the
 * seminars, their facts and the office hours in words, the titles that partners' texts name, the theme's colors and
 * type.
 *
 * @type {import('vite').Plugin}
 */
export const workedOutContent = {
  name: 'worked-out-content',
  // Before the pictures: while a first build encodes them no file is read, and Vite gives up after 60 s.
  async buildStart() {
    for (const path of dataModules) outcomes.set(path, await outcomeOf(path));
  },
  load: (id) => outcomes.get(relative('', id).replaceAll('\\', '/')),
};

/** @param {string} path */
async function outcomeOf(path) {
  const { module } = await runnerImport(`./${path}`, {
    configFile: false,
    plugins: [pseudoContent()],
  });
  const source = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    JSON.stringify(value, (_key, part) => {
      if (typeof part !== 'function') return part;
      throw new Error(`${name} of ${path} holds a function; only data may be there.`);
    });
  return Object.entries(/** @type {object} */ (module))
    .map(([name, value]) => `export const ${name} = ${source(name, value)};`)
    .join('\n');
}
