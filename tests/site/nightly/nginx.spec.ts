import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { documentOf, documents, folder } from '../../support/documents';
import { expect, test } from '../../support/test';

/* The guide's nginx, as a server, with the defaults of those who package it. */

test.skip(spawnSync('nginx', ['-v']).error !== undefined, 'There is no nginx: apt install nginx.');

/** What stands in `nginx.conf` around the guide's file. */
const packages: Record<string, string> = {
  Debian: 'gzip on;',
  'nginx.org': '',
};

/** Runs nginx by `docs/nginx.conf` and step 7 of the guide, on ports of its own. */
function serve(defaults: string, port: number) {
  const home = test.info().outputPath();
  const path = (name: string) => join(home, name);
  mkdirSync(path('conf.d'));
  const guide = readFileSync('docs/going-live.md', 'utf8');
  const [, headers = ''] = /^sed -n '([^']+)' dist\/_headers/m.exec(guide) ?? [];
  writeFileSync(path('headers.conf'), execFileSync('sed', ['-n', headers, `${folder}/_headers`]));
  const subject = ['-subj', '/CN=localhost', '-keyout', path('key.pem'), '-out', path('cert.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], {
    stdio: 'ignore',
  });
  const site = readFileSync('docs/nginx.conf', 'utf8')
    .replace(/(\[::\]:)?443/g, (listen) => listen.replace('443', `${port}`))
    .replace(/(listen |\[::\]:)80;/g, `$1${port + 1};`)
    .replace(/\S+fullchain.pem/, 'cert.pem')
    .replace(/\S+privkey.pem/, 'key.pem')
    .replace('snippets/site-headers.conf', 'headers.conf')
    // In quotes: the path of a checkout may have a space.
    .replace('/var/www/html', `"${resolve(folder)}"`);
  writeFileSync(path('conf.d/site.conf'), site);
  const main = `daemon off; pid pid; error_log error.log;
    events { worker_connections 64; }
    http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
      ${defaults} include conf.d/*.conf; }`;
  writeFileSync(path('nginx.conf'), main);
  return spawn('nginx', ['-p', home, '-c', path('nginx.conf')], { stdio: 'inherit' });
}

/** What a browser that takes gzip gets. */
async function ask(port: number, path: string) {
  const options = { port, path, headers: { 'accept-encoding': 'gzip' }, rejectUnauthorized: false };
  const [response] = (await once(request(options).end(), 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, encoding: headers['content-encoding'], length: (await buffer(response)).length };
}

for (const [index, [name, defaults]] of Object.entries(packages).entries()) {
  test(`nginx of ${name}, set up by the guide, sends no more than gzip needs`, {
    tag: '@nightly',
  }, async () => {
    const port = 20_443 + 10 * index + test.info().parallelIndex * 100;
    const server = serve(defaults, port);
    await expect(async () => void (await ask(port, '/'))).toPass({ timeout: 10_000 });
    const [, entry = ''] = /data-entry="([^"]+)"/.exec(documentOf('/')) ?? [];
    const files = [
      ...documents.map(({ path }) => [path, Buffer.from(documentOf(path))] as const),
      [entry, readFileSync(folder + entry)] as const,
    ];
    for (const [path, content] of files) {
      const { status, encoding, length } = await ask(port, path);
      expect({ status, encoding }, path).toEqual({ status: 200, encoding: 'gzip' });
      expect(length, path).toBeLessThan(gzipSync(content, { level: 6 }).length * 1.01);
    }
    expect((await ask(port, '/no-such-page')).status).toBe(404);
    expect((await ask(port, '/_headers')).status).toBe(404);
    server.kill();
  });
}
