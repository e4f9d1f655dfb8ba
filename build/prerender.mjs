import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { policyElement } from './headers.mjs';
import { pageStyles } from './page-styles.mjs';

/** @typedef {typeof import('../src/prerender/renderer')} Renderer */
/** @typedef {import('vite').Rolldown.RolldownOutput} Bundle */

/**
 * Writes each page as a file of its own, so that it can be read before any script has run, by people
 * and by machines. Takes the built `index.html` of the folder as the template of all.
 *
 * @param {string} folder
 * @param {{ bundle: Bundle, renderer: Renderer, headScript: string }} made
 */
export async function prerender(folder, { bundle, renderer, headScript }) {
  const { output } = bundle;
  const [script] = output.filter((file) => file.type === 'chunk');
  const styles = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const template = emptied(await readFile(join(folder, 'index.html'), 'utf8'));
  const fontStyles = styles.map((file) => String('source' in file && file.source)).join('');

  for (const page of renderer.documents) {
    const { metadata, html, data, styles: pageStyle } = renderer.renderDocument(page);
    const inline =
      `<script data-entry="${renderer.basePath}${script?.fileName}">${headScript}</script>` +
      pageStyles(pageStyle, fontStyles);
    const parts = { policy: policyElement(inline), head: metadata + inline, html };
    const text = Object.entries(parts)
      .reduce((filled, [name, part]) => fill(filled, `<!--${name}-->`, part), template)
      // Styles show what works without scripts until the inline script takes this away.
      .replace('<html', '<html data-scripts="off"')
      // Cloudflare leaves addresses as they are between these comments: what it puts in for them is code.
      .replace('<body>', '$&<!--email_off-->')
      .replace('<div id="root"', `<div id="root" data-path="${page.path}"`)
      // Structured data is last so that it does not delay the page.
      .replace('</body>', () => `${data}<!--/email_off--></body>`);
    for (const file of page.files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
  }
  for (const { fileName } of styles) await rm(join(folder, fileName));
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
    .replace(/<!--(?!(?:policy|head|html)-->).*?-->/gs, '')
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
