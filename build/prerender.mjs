import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { policyElement } from './headers.mjs';
import { pageStyles } from './page-styles.mjs';

/**
 * A page and the names of the files it is written to.
 *
 * @typedef {object} PageDocument
 * @property {string} path
 * @property {string[]} files
 * @property {string} module the source of the page's own code
 * @property {boolean} hasForm whether visitors can write on it
 * @property {boolean} indexed whether search engines may show it
 * @property {string} [changed] day of the last change, if that is known
 */

/**
 * What `src/prerender/renderer.tsx` exports.
 *
 * @typedef {object} Renderer
 * @property {readonly PageDocument[]} documents
 * @property {string} basePath
 * @property {string} securityTxt
 * @property {string | undefined} siteUrl
 * @property {(path: string) => Promise<Record<'metadata' | 'styles' | 'html' | 'data', string>>} renderDocument
 */

/** @typedef {import('vite').Rolldown.RolldownOutput} Bundle */

/**
 * Writes each page as a file of its own, so that it can be read before any script has run, by people
 * and by machines. Takes the built `index.html` of the folder as the template of all.
 *
 * @param {string} folder
 * @param {{ bundle: Bundle, renderer: Renderer, bootScripts: Record<'anyPage' | 'formPage', string> }} made
 * @returns {Promise<{ path: string, html: string }[]>} the pages as they were written
 */
export async function prerender(folder, { bundle, renderer, bootScripts }) {
  const { entry, chunksOf, styles } = readBundle(bundle, renderer.basePath);
  const entryList = entry.join(' ');
  const template = emptied(await readFile(join(folder, 'index.html'), 'utf8'));
  const fontStyles = styles.map(({ source }) => String(source)).join('');

  const pages = [];
  for (const { path, files, module, hasForm } of renderer.documents) {
    const page = await renderer.renderDocument(path);
    const bootScript = hasForm ? bootScripts.formPage : bootScripts.anyPage;
    const start = `<script data-entry="${entryList}" data-page="${chunksOf(module).join(' ')}">${bootScript}</script>`;
    const inlineCode = start + pageStyles(page.styles, fontStyles);
    const head = policyElement(inlineCode) + page.metadata + inlineCode;
    const html = fill(fill(template, '<!--head-->', head), '<!--html-->', page.html)
      // Styles show what works without scripts until the inline script takes this away.
      .replace('<html', '<html data-scripts="off"')
      .replace('<div id="root"', `<div id="root" data-path="${path}"`)
      // Structured data is last so that it does not delay the page.
      .replace('</body>', () => `${page.data}</body>`);
    for (const file of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), html);
    }
    pages.push({ path, html });
  }
  for (const { fileName } of styles) await rm(join(folder, fileName));
  return pages;
}

/**
 * The scripts that hydrate any page, those that a page needs besides, and the style sheets that
 * go into every page. A script's imports stand before it.
 *
 * @param {Bundle} bundle
 * @param {string} basePath
 */
function readBundle({ output }, basePath) {
  const chunks = output.filter((file) => file.type === 'chunk');
  // Not the chunk called the entry: Vite leaves that out when it does nothing but import another one.
  const entry = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('/src/main.tsx')),
  );
  if (!entry) throw new Error('The build has no entry.');

  /** @param {string} fileName @returns {string[]} */
  const closure = (fileName) => {
    const chunk = chunks.find((other) => other.fileName === fileName);
    return [...(chunk?.imports ?? []).flatMap(closure), basePath + fileName];
  };
  const entryChunks = new Set(closure(entry.fileName));
  return {
    entry: [...entryChunks],
    /** @param {string} module */
    chunksOf: (module) => {
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
      if (!page) throw new Error(`No page is made from ${module}.`);
      return [...new Set(closure(page.fileName))].filter((file) => !entryChunks.has(file));
    },
    styles: output
      .filter((file) => file.type === 'asset')
      .filter(({ fileName }) => fileName.endsWith('.css')),
  };
}

/**
 * The template without what the browser would fetch before it paints: scripts are started later, and
 * the style sheet goes into the page.
 *
 * @param {string} template
 */
function emptied(template) {
  return template
    .replace(/<(script|link)\b[^>]*"\/[^"]*assets\/[^"]+\.(js|css)"[^>]*>(<\/script>)?/g, '')
    .replace(/<!--(?!head-->|html-->).*?-->/gs, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><');
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
