import { relative } from 'node:path';
import { runnerImport } from 'vite';
import { pseudoContent } from '../tools/content/pseudo.mjs';

/** Modules of nothing but data, some of it worked out from other content. */
const dataModules = [
  'src/content/affiliations.ts',
  'src/content/pages/affiliations.ts',
  'src/content/seminars.ts',
  'src/lib/seasonLead.ts',
  'src/lib/officeHours.ts',
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

/**
 * Puts the outcome of a module in its place, so that no page loads what worked it out: the order of the
 * seminars, their facts and the office hours in words, the titles that partners' texts name.
 *
 * @type {import('vite').Plugin}
 */
export const workedOutContent = {
  name: 'worked-out-content',
  async load(id) {
    const path = relative('', id).replaceAll('\\', '/');
    if (!dataModules.includes(path)) return null;
    const { module } = await runnerImport(`./${path}`, {
      configFile: false,
      plugins: [pseudoContent()],
    });
    return Object.entries(/** @type {object} */ (module))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};
