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
    const pages = documents
      .filter(({ indexed }) => indexed)
      .map(({ path, changed }) => ({ address: siteUrl + path, changed }));
    await writeFile(join(folder, 'sitemap.xml'), sitemap(pages));
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

/** @param {{ address: string, changed?: string | undefined }[]} pages */
function sitemap(pages) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ address, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${address}</loc>${lastmod}</url>`;
    }),
    '</urlset>\n',
  ].join('\n');
}
