import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { formatHeaders, headerRules } from './headers.mjs';

/**
 * Writes down for hosts which headers go with which address: `_headers` for Netlify, Cloudflare Pages
 * and those that read the same, and an example for nginx beside the folder, where nobody serves it.
 *
 * @param {string} folder
 * @param {readonly { path: string, html: string }[]} pages
 */
export async function writeHostingFiles(folder, pages) {
  const rules = headerRules(pages);
  await writeFile(join(folder, '_headers'), formatHeaders(rules));
  await writeFile(`${folder}.nginx.conf`, nginxExample(rules, basename(folder)));
}

/**
 * @param {readonly import('./headers.mjs').HeaderRule[]} rules
 * @param {string} folder
 */
function nginxExample(rules, folder) {
  const [everywhere, ...others] = rules;
  const headers = Object.entries(everywhere?.headers ?? {}).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const lifetimes = others.map(({ path, headers: { 'Cache-Control': value } }) => {
    const pattern = path.endsWith('*') ? `~^${path.slice(0, -1)}` : path;
    return `  ${pattern} "${value}";`;
  });
  return `# An example, made by the build: the policy below names the inline code of exactly these pages.
map $uri $lifetime {
${lifetimes.join('\n')}
}

server {
  listen 443 ssl;
  http2 on;
  server_name www.example.com;
  ssl_certificate /etc/ssl/example.crt;
  ssl_certificate_key /etc/ssl/example.key;

  root /var/www/${folder};
  gzip_static on;
  types {
    include mime.types;
    application/manifest+json webmanifest;
    font/woff2 woff2;
    image/avif avif;
    text/calendar ics;
  }

${headers.join('\n')}
  add_header Cache-Control $lifetime always;

  error_page 404 /404.html;
  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
}

server {
  listen 80;
  server_name www.example.com;
  return 301 https://$host$request_uri;
}
`;
}
