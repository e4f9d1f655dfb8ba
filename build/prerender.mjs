import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { policyElement } from './headers.mjs';
import { pageStyles } from './page-styles.mjs';

/** @typedef {typeof import('../src/prerender/renderer')} Renderer */
/** @typedef {import('vite').Rolldown.RolldownOutput} Bundle */

/**
 * Makes the text of each page, a document which people and crawlers can read before any script runs. The built
 * `index.html` of the folder is the template.
 *
 * @param {string} folder
 * @param {{ bundle: Bundle, renderer: Renderer, headScript: string }} made
 * @returns {Promise<Record<string, string>>} texts by path
 */
export async function prerender(folder, { bundle, renderer, headScript }) {
  const script = bundle.output.find((file) => file.type === 'chunk');
  const sheet = bundle.output.find((file) => file.fileName.endsWith('.css'));
  if (!script || sheet?.type !== 'asset')
    throw new Error('The bundle lacks its script or style sheet.');
  const template = slimTemplate(await readFile(join(folder, 'index.html'), 'utf8'));
  const entry = renderer.basePath + script.fileName;

  /** @type {Record<string, string>} */
  const files = {};
  for (const page of renderer.documents) {
    const { metadata, headScriptData, html, data, styles } = renderer.renderDocument(page);
    const style = pageStyles(styles, String(sheet.source));
    const head =
      `${metadata}<script data-entry="${entry}" ${headScriptData}>${headScript}</script>` +
      `<style ${renderer.stylesAttribute}>${style}</style>`;
    const text = template
      .replace('<!--policy-->', () => policyElement({ script: headScript, style }))
      .replace('<!--head-->', () => head)
      .replace('<!--html-->', () => html)
      // Styles show what works without scripts until the inline script takes this away.
      .replace('<html', '<html data-without-scripts')
      // Turns off Cloudflare's obfuscation of addresses, which needs a script.
      .replace('<body>', '$&<!--email_off-->')
      .replace('data-path=""', `data-path="${page.path}"`)
      // Structured data is last so that it does not delay the page.
      .replace('</body>', () => `${data}<!--/email_off--></body>`);
    for (const file of page.files) files[`/${file}`] = text;
  }
  await rm(join(folder, sheet.fileName));
  return files;
}

/**
 * Removes what would block the first paint: the head script imports the entry later, and the document holds its styles.
 *
 * @param {string} template
 */
function slimTemplate(template) {
  return template
    .replace(/<(script|link)\b[^>]*"\/[^"]*assets\/[^"]+\.(js|css)"[^>]*>(<\/script>)?/g, '')
    .replace(/<!--(?!(?:policy|head|html)-->).*?-->/gs, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><');
}
