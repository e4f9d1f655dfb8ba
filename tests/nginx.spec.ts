import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { connect } from 'node:tls';
import { expect, test } from '@playwright/test';
import { lifetimes, storybookPolicy } from '../build/headers.mjs';
import { seminars } from '../src/content/seminars';
import { calendarPath } from '../src/lib/calendarPath';
import { routes } from '../src/routes';
import { testSites } from '../tools/test-sites.mjs';
import { copySite } from './support/copySite';

/** The example for nginx, run as it is but for ports, certificate and the place of the files. */

const version = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr;
test.skip(!version, 'nginx is not installed: its example is not tested here.');
// One server for all tests.
test.describe.configure({ mode: 'serial' });

for (const { folder, env } of [testSites.configured, testSites.subpath]) {
  const { hostname, pathname } = new URL(env.VITE_SITE_URL);
  const base = pathname.replace(/\/$/, '');

  test.describe(`for ${env.VITE_SITE_URL}`, () => {
    let home: string;
    let ports: { http: number; https: number };
    let stop: () => Promise<unknown>;

    test.beforeAll(async () => {
      home = mkdtempSync(join(tmpdir(), 'nginx-'));
      ports = { http: await freePort(), https: await freePort() };
      copySite(join(home, `html${base}`), { site: folder, storybook: '.storybook/public' });
      for (const hidden of ['.env', '.git/config']) {
        mkdirSync(join(home, `html${base}`, hidden, '..'), { recursive: true });
        writeFileSync(join(home, `html${base}`, hidden), 'secret');
      }
      symlinkSync('/etc/nginx/mime.types', join(home, 'mime.types'));
      execFileSync(
        'openssl',
        `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${hostname} -out ${home}/example.crt -keyout ${home}/example.key`.split(
          ' ',
        ),
        { stdio: 'ignore' },
      );
      const config = configure(readFileSync(`${folder}.nginx.conf`, 'utf8'));
      expect(check(config.replace('ssl http2;', 'ssl;')), 'the newer syntax').toBe('');
      expect(check(config)).toBe('');

      const server = spawn('nginx', ['-p', home, '-c', 'nginx.conf'], { stdio: 'inherit' });
      const exit = once(server, 'exit');
      stop = () => {
        server.kill();
        return exit;
      };
      await expect.poll(() => ask(`${base}/`).then(({ status }) => status)).toBe(200);
    });

    test.afterAll(async () => {
      await stop();
      rmSync(home, { recursive: true });
    });

    function configure(example: string) {
      const local = example
        .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
        .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
        .replaceAll('/etc/ssl', home)
        .replaceAll('/var/www', home);
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${home}/${name};`,
      );
      return `daemon off; master_process off; pid ${home}/pid; error_log stderr error;
        events {} http { access_log off; ${places.join(' ')} ${local} }`;
    }

    /** What `nginx -t` complains of. */
    function check(config: string) {
      writeFileSync(join(home, 'nginx.conf'), config);
      const { stderr } = spawnSync('nginx', ['-t', '-p', home, '-c', 'nginx.conf'], {
        encoding: 'utf8',
      });
      return stderr.replaceAll(/^nginx: .*(syntax is ok|test is successful)\n/gm, '');
    }

    interface Question {
      host?: string;
      secure?: boolean;
      headers?: Record<string, string>;
    }

    function ask(path: string, { host = hostname, secure = true, headers }: Question = {}) {
      return new Promise<Record<string, unknown>>((done) => {
        const options = {
          host: '127.0.0.1',
          path,
          headers: { host, ...headers },
          // As a browser does it; what the certificate says is not what is tested.
          servername: hostname,
          rejectUnauthorized: false,
          agent: false as const,
        };
        (secure
          ? get({ ...options, port: ports.https })
          : getPlain({ ...options, port: ports.http })
        )
          .on('response', (response) => {
            response.resume();
            done({ status: response.statusCode, ...response.headers });
          })
          .on('error', () => done({ status: 'no answer' }));
      });
    }

    const common = {
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-embedder-policy': 'require-corp',
    };
    const page = {
      ...common,
      'content-type': 'text/html',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': lifetimes.page,
    };

    test('pages are found, revalidated and compressed', async () => {
      for (const { path } of routes) {
        for (const address of new Set([path, `${path}/`.replace('//', '/')])) {
          const plain = await ask(base + address);
          expect(plain, address).toMatchObject({ ...page, status: 200, vary: 'Accept-Encoding' });
          const small = await ask(base + address, { headers: { 'accept-encoding': 'gzip' } });
          expect(small, address).toMatchObject({ ...page, 'content-encoding': 'gzip' });
        }
      }
    });

    test('what is missing is never kept', async () => {
      for (const path of ['/no-such-page', '/seminars/none', '/assets/gone.js', '/assets/']) {
        expect(await ask(base + path), path).toMatchObject({ ...page, status: 404 });
      }
    });

    test('hidden files are not served, nor is the version of nginx told', async () => {
      for (const path of ['/.env', '/.git/config', '/%2eenv', '/assets/../.env', '/_headers']) {
        const answer = await ask(base + path);
        expect(answer, path).toMatchObject({ status: 404, server: 'nginx' });
      }
      expect((await ask(`${base}/.well-known/security.txt`)).status).toBe(base ? 404 : 200);
    });

    test('hashed files are cached for a year, the icon for a day', async () => {
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      for (const [, asset = ''] of html.matchAll(/["( ](\/[^"() ]*\.(?:js|woff2|svg|avif))/g)) {
        expect(await ask(asset), asset).toMatchObject({
          ...common,
          status: 200,
          'cache-control': lifetimes[asset.includes('/assets/') ? 'asset' : 'icon'],
          ...(asset.endsWith('.js') && { vary: 'Accept-Encoding' }),
        });
      }
    });

    for (const [path, type] of Object.entries({
      [calendarPath(seminars[0]?.slug ?? '')]: 'text/calendar',
      '/site.webmanifest': 'application/manifest+json',
      '/favicon.svg': 'image/svg+xml',
      '/sitemap.xml': 'text/xml',
      '/robots.txt': 'text/plain',
    })) {
      test(`${basename(path)} is ${type}`, async () => {
        expect(await ask(base + path)).toMatchObject({
          ...common,
          status: 200,
          'content-type': type,
        });
      });
    }

    test('a host of another name is neither served nor redirected to', async () => {
      const answer = { status: 'no answer' };
      expect(await ask('/', { host: 'evil.example' })).toEqual(answer);
      expect(await ask('/', { host: 'evil.example', secure: false })).toEqual(answer);
    });

    test('plain HTTP leads to the same address of the site', async () => {
      expect(await ask(`${base}/team?a=1`, { secure: false })).toMatchObject({
        status: 301,
        location: `https://${hostname}${base}/team?a=1`,
      });
    });

    test('Storybook below the site has a policy of its own', async () => {
      expect(await ask(`${base}/storybook?path=x`)).toMatchObject({
        status: 301,
        location: `${base}/storybook/?path=x`,
      });
      expect(await ask(`${base}/storybook/mockServiceWorker.js`)).toMatchObject({
        ...common,
        status: 200,
        'content-security-policy': storybookPolicy,
        'cache-control': lifetimes.page,
      });
      expect(await ask(`${base}/storybook/none`)).toMatchObject({ ...page, status: 404 });
    });

    test('HTTP/2 is spoken', async () => {
      const socket = connect({
        host: '127.0.0.1',
        port: ports.https,
        servername: hostname,
        rejectUnauthorized: false,
        ALPNProtocols: ['h2'],
      });
      await once(socket, 'secureConnect');
      expect(socket.alpnProtocol).toBe('h2');
      socket.destroy();
    });
  });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
