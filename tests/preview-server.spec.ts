import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { serveFolder } from '../tools/static-server.mjs';

/** How the preview server answers requests that browsers do not send. */

const text = '0123456789'.repeat(100);
const file = '/file.txt';

let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preview-'));
  writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
  writeFileSync(join(folder, 'vanished.txt'), text);
  writeFileSync(join(folder, '404.html'), 'Not here');
  writeFileSync(
    join(folder, '_headers'),
    '/*\n  A: 1\n\n/assets/*\n  A: 2\n  Cache-Control: immutable\n',
  );
  writeFileSync(join(folder, '.env'), 'secret');
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git/config'), 'secret');
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, '.well-known/security.txt'), text);
  mkdirSync(join(folder, 'storybook'));
  writeFileSync(join(folder, 'storybook/index.html'), text);
  symlinkSync('/etc/passwd', join(folder, 'link.txt'));
  symlinkSync('/etc', join(folder, 'linked'));
  mkdirSync(`${folder}-beside`);
  writeFileSync(join(`${folder}-beside`, 'index.html'), 'secret');
  server = await serveFolder(folder, 0);
  rmSync(join(folder, 'vanished.txt'));
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(`${folder}-beside`, { recursive: true });
});

interface Request {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends the path as it is written; `fetch` would mend it first. */
function ask({ path = file, ...options }: Request, url = server.url) {
  return new Promise<Record<string, unknown>>((resolve) => {
    const { hostname, port } = new URL(url);
    send({ hostname, port, path, ...options }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, body, ...response.headers }));
    })
      .on('error', () => resolve({ status: 'broken off' }))
      .end();
  });
}

const range = (value: string) => ({ headers: { range: value } });
const accepting = (value: string) => ({ headers: { 'accept-encoding': value } });
const whole = { status: 200, body: text };
const notFound = { status: 404, body: 'Not here' };

const table: Record<string, [Request, Record<string, unknown>]> = {
  'a range': [range('bytes=2-5'), { status: 206, body: '2345', 'content-range': 'bytes 2-5/1000' }],
  'a range without an end': [range('bytes=995-'), { status: 206, body: '56789' }],
  'the last bytes': [
    range('bytes=-100'),
    { status: 206, body: text.slice(-100), 'content-range': 'bytes 900-999/1000' },
  ],
  'more last bytes than there are': [range('bytes=-5000'), { status: 206, body: text }],
  'a range that ends before it begins': [range('bytes=5-2'), whole],
  'a range that is none': [range('bytes=x-y'), whole],
  'several ranges': [range('bytes=0-1,4-5'), whole],
  'another unit': [range('lines=1-2'), whole],
  'a range beyond the end': [
    range('bytes=1000-'),
    { status: 416, 'content-range': 'bytes */1000' },
  ],
  'no last bytes at all': [range('bytes=-0'), { status: 416 }],
  'a file that has vanished': [{ path: '/vanished.txt' }, { status: 404, body: 'Not here' }],
  'half an escape': [{ path: '/%' }, { status: 404 }],
  'an escape that is no UTF-8': [{ path: '/%c0%80' }, { status: 404 }],
  'a null byte': [{ path: '/%00' }, { status: 404 }],
  'a way out of the folder': [{ path: '/..%2f..%2fetc/passwd' }, { status: 404 }],
  'another host by a double slash': [{ path: '//storybook' }, notFound],
  'a double slash within': [{ path: '/storybook//' }, whole],
  'a folder without its slash': [{ path: '/storybook' }, { status: 301, location: '/storybook/' }],
  'a hidden file': [{ path: '/.env' }, notFound],
  'a hidden file by escapes': [{ path: '/%2eenv' }, notFound],
  'a file in a hidden folder': [{ path: '/.git/config' }, notFound],
  'what hides among the well-known': [{ path: '/.well-known/.env' }, notFound],
  'a well-known file': [{ path: '/.well-known/security.txt' }, whole],
  'a link to a file elsewhere': [{ path: '/link.txt' }, notFound],
  'a file through a link to a folder elsewhere': [{ path: '/linked/passwd' }, notFound],
  POST: [{ method: 'POST' }, { status: 405, allow: 'GET, HEAD' }],
  DELETE: [{ method: 'DELETE' }, { status: 405, allow: 'GET, HEAD' }],
  HEAD: [{ method: 'HEAD' }, { status: 200, body: '', 'content-length': '1000' }],
  Brotli: [accepting('gzip, br'), { 'content-encoding': 'br', vary: 'Accept-Encoding' }],
  'Brotli refused': [accepting('br;q=0, gzip'), { 'content-encoding': 'gzip' }],
  'all compression refused': [accepting('br; q=0.0, gzip;q=0'), whole],
  'a missing asset': [
    { path: '/assets/gone.js' },
    { status: 404, a: '1, 2', 'cache-control': 'no-cache' },
  ],
};

for (const [name, [request, answer]] of Object.entries(table)) {
  test(`${name} is answered`, async () => {
    expect(await ask(request)).toMatchObject(answer);
    expect(await ask({}), 'the next request').toMatchObject(whole);
  });
}

test('nobody learns which folders lie beside the served one', async () => {
  for (const name of [`${basename(folder)}-beside`, 'no-such-folder']) {
    expect(await ask({ path: `/../${name}` })).toMatchObject(notFound);
    expect(await ask({ path: `/..\\${name}` })).toMatchObject(notFound);
  }
});

test('a file that breaks off while it is sent breaks off the answer', async () => {
  test.skip(process.platform !== 'linux', 'Only Linux has a file that opens and cannot be read.');
  const memory = await serveFolder('/proc/self', 0);
  expect(await ask({ path: '/mem' }, memory.url)).toMatchObject({ status: 'broken off' });
  memory.close();
});
