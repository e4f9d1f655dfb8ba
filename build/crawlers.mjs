/**
 * Makes `robots.txt`.
 *
 * @param {string} [siteUrl]
 */
export function robots(siteUrl) {
  const rules = 'User-agent: *\nAllow: /\n';
  return siteUrl ? `${rules}\nSitemap: ${siteUrl}/sitemap.xml\n` : rules;
}

/**
 * Makes `sitemap.xml`, which needs full addresses.
 *
 * @param {string} siteUrl
 * @param {readonly string[]} paths
 */
export function sitemap(siteUrl, paths) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n')}
</urlset>
`;
}
