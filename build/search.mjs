import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes what search engines look for first: `robots.txt`, and the list of all pages in `sitemap.xml`,
 * which is only valid with the site's full address.
 *
 * @param {string} folder
 * @param {import('./prerender.mjs').Renderer} renderer
 */
export async function writeSearchFiles(folder, { documents, siteUrl }) {
  const rules = ['User-agent: *', 'Allow: /'];
  if (siteUrl) {
    const addresses = documents.filter(({ indexed }) => indexed).map(({ path }) => siteUrl + path);
    await writeFile(join(folder, 'sitemap.xml'), sitemap(addresses));
    rules.push('', `Sitemap: ${siteUrl}/sitemap.xml`);
  }
  await writeFile(join(folder, 'robots.txt'), `${rules.join('\n')}\n`);
}

/**
 * Writes `security.txt`, which has its place at the root of a host: a site below a path has none.
 *
 * @param {string} folder
 * @param {import('./prerender.mjs').Renderer} renderer
 */
export async function writeSecurityTxt(folder, { basePath, securityTxt }) {
  if (basePath !== '/') return;
  await mkdir(join(folder, '.well-known'));
  await writeFile(join(folder, '.well-known/security.txt'), securityTxt);
}

/** @param {string[]} addresses */
function sitemap(addresses) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>\n',
  ].join('\n');
}
