import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveFolder } from '../../tools/serve.mjs';

const files = {
  'index.html': 'Home',
  'long.html': 'word '.repeat(1_000),
  'team.html': 'Team',
  '404.html': 'Nothing here',
  'assets/site.js': 'code',
  _headers: '/*\n  A: 1\n\n/assets/*\n  A: 2\n  Cache-Control: immutable\n',
  '.env': 'secret',
  '.well-known/security.txt': 'Contact',
};
let server: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  // One for each worker: checks of a file run side by side.
  const site = `test-results/served-${test.info().parallelIndex}`;
  rmSync(site, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  server = await serveFolder(site, 0);
});

test.afterAll(() => server.close());

const missing = { status: 404, body: 'Nothing here', 'cache-control': 'no-cache' };
const answers: readonly [request: string, answer: Record<string, unknown>][] = [
  ['GET /', { status: 200, body: 'Home', a: '1', 'cache-control': 'no-cache' }],
  ['GET /long gzip,br', { 'content-encoding': 'br', 'content-type': 'text/html;charset=utf-8' }],
  ['HEAD /', { status: 200, body: '', 'content-length': '4' }],
  ['GET /team?from=mail', { status: 200, body: 'Team' }],
  ['GET /assets/site.js', { status: 200, a: '1, 2', 'cache-control': 'immutable' }],
  ['GET /.well-known/security.txt', { status: 200, body: 'Contact' }],
  ['GET /assets/gone.js', { ...missing, a: '1, 2' }],
  ['GET /%', { status: 404 }],
  ...'/.env /%2eenv //team /%00 /..%2f..%2fetc/passwd'
    .split(' ')
    .map((path): [string, typeof missing] => [`GET ${path}`, missing]),
];

for (const [line, answer] of answers) {
  test(line, async () => {
    const [method, path, accepted = ''] = line.split(' ');
    const options = { method, path, headers: { 'accept-encoding': accepted } };
    // `fetch` would correct the path first.
    const response = await new Promise<IncomingMessage>((resolve) => {
      request(server.url, options, resolve).end();
    });
    const body = Buffer.concat(await response.toArray()).toString();
    expect({ status: response.statusCode, body, ...response.headers }).toMatchObject(answer);
  });
}
