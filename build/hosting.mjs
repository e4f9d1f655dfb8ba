import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  commonHeaders,
  contentSecurityPolicy,
  formatHeaders,
  headerRules,
  icons,
  lifetimes,
  storybookPolicy,
} from './headers.mjs';

/**
 * Writes down for hosts which headers go with which address: `_headers` for Netlify, Cloudflare Pages
 * and those that read the same, an example for nginx beside the folder, where it is not served, and
 * what ends a former site's worker.
 *
 * @param {string} folder
 * @param {readonly { path: string, html: string }[]} pages
 * @param {import('./prerender.mjs').Renderer} renderer
 * @returns the headers that `_headers` names
 */
export async function writeHostingFiles(folder, pages, { basePath, siteUrl }) {
  const assets = await readdir(join(folder, 'assets'));
  const rules = headerRules({ basePath, pages, assets });
  await writeFile(join(folder, '_headers'), formatHeaders(rules));
  // Under the names that most sites give to a worker.
  for (const name of ['service-worker.js', 'sw.js']) {
    await copyFile('build/former-worker.js', join(folder, name));
  }
  await writeFile(`${folder}.nginx.conf`, nginxExample(pages, basePath, siteUrl));
  return rules;
}

/**
 * @param {readonly { html: string }[]} pages
 * @param {string} basePath
 * @param {string} [siteUrl]
 */
function nginxExample(pages, basePath, siteUrl = 'https://www.example.com') {
  const { hostname } = new URL(siteUrl);
  const headers = Object.entries(commonHeaders).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  return `# An example for nginx 1.19.4 and newer, made by the build: the policy names the inline code of
# exactly these pages. In the place of a missing file, $uri is the page of unknown addresses.
map $uri $site_policy {
  ~^${basePath}storybook/ "${storybookPolicy}";
  default "${contentSecurityPolicy(pages.map(({ html }) => html))}";
}
map $uri $site_lifetime {
  ~^${basePath}(storybook/)?assets/ "${lifetimes.asset}";
  ~^${basePath}(${icons.join('|')})$ "${lifetimes.icon}";
  default "${lifetimes.page}";
}

server {
  listen 443 ssl http2; # From nginx 1.25.1 on: "listen 443 ssl;" and "http2 on;"
  server_name ${hostname};
  server_tokens off;
  ssl_certificate /etc/ssl/example.crt;
  ssl_certificate_key /etc/ssl/example.key;

  root /var/www/html; # The built files are in /var/www/html${basePath}
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  include mime.types;
  types {
    application/manifest+json webmanifest;
    text/calendar ics;
  }

${headers.join('\n')}
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_lifetime always;

  error_page 404 ${basePath}404.html;
  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
  location ~ "/(\\.(?!well-known/)|_headers$)" {
    return 404;
  }
  location = ${basePath}storybook {
    return 301 ${basePath}storybook/$is_args$args;
  }
}

server {
  listen 80;
  server_name ${hostname};
  server_tokens off;
  return 301 https://$server_name$request_uri;
}

# Requests that name another host get no answer.
server {
  listen 80 default_server;
  listen 443 ssl default_server;
  server_tokens off;
  ssl_reject_handshake on;
  return 444;
}
`;
}
