import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What `src/prerender.tsx` exports.
 *
 * @typedef {object} Renderer
 * @property {readonly { file: string, path: string }[]} documents every page, and where it is written
 * @property {(path: string) => Promise<{ html: string, head: string }>} renderDocument
 */

/**
 * Writes each page as a file of its own, so that it can be read before any script has run, by people
 * and by machines. Takes the built `index.html` of the folder as the template of all.
 *
 * @param {string} folder
 * @param {Renderer} renderer
 */
export async function prerender(folder, { documents, renderDocument }) {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  for (const { file, path } of documents) {
    const { head, html } = await renderDocument(path);
    const page = fill(fill(template, '<!--head-->', head), '<!--html-->', html);
    await writeFile(join(folder, file), page);
  }
}

/**
 * @param {string} template
 * @param {string} placeholder
 * @param {string} content
 */
function fill(template, placeholder, content) {
  const [before, after, ...more] = template.split(placeholder);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`index.html must hold ${placeholder} exactly once.`);
  }
  return before + content + after;
}
