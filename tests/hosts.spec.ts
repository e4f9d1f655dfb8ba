import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { company } from '../src/content/company';
import { routeOf } from '../src/routes';
import { hideAddresses } from './support/deployments';
import { headings } from './support/headings';
import { waitForHydration } from './support/openPage';
import { configuredSiteUrl } from './support/sites';

/** What may stand between the site and its visitors. */

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

async function serve(answer: Answer) {
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

/** Hands a request on to the site, and its answer back, rewritten. */
async function passOn(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  rewrite: (html: string, headers: Headers) => string = (html) => html,
  ownHeaders: Record<string, string> = {},
) {
  const { status, headers, ...answer } = await fetch(configuredSiteUrl + url, {
    headers: { 'Accept-Encoding': 'identity' },
  }).then(async (found) => ({
    status: found.status,
    headers: found.headers,
    body: Buffer.from(await found.arrayBuffer()),
  }));
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  const body = isHtml ? Buffer.from(rewrite(answer.body.toString(), headers)) : answer.body;
  for (const [name, value] of [...headers, ...Object.entries(ownHeaders)]) {
    if (!/^content-(length|encoding)|transfer-encoding$/.test(name))
      response.setHeader(name, value);
  }
  response.writeHead(status).end(body);
}

/** Hides addresses unless a page forbids it (RFC 9111, no-transform). */
function hideUnlessForbidden(html: string, headers: Headers) {
  return /no-transform/.test(headers.get('cache-control') ?? '') ? html : hideAddresses(html);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a host that hides addresses leaves them on every page', async ({ page }) => {
    const { url, close } = await serve((request, response) =>
      passOn(request, response, hideUnlessForbidden),
    );
    await page.goto(`${url}${routeOf('contact').path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: company.supportEmail }).first()).toHaveAttribute(
      'href',
      `mailto:${company.supportEmail}`,
    );
    await expect(page.getByText('[email')).toHaveCount(0);
    close();
  });
});

test('a page that its host lets a browser keep is no sign of a connection', async ({ page }) => {
  let isGone = false;
  let asked = 0;
  const { url, close } = await serve((request, response) => {
    if (request.url?.endsWith('.js') && asked === 0) isGone = true;
    if (!isGone) return passOn(request, response, undefined, { 'cache-control': 'max-age=600' });
    asked += 1;
    response.destroy();
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'xhr');
  await page.goto(url);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.home);
  expect(documents).toHaveLength(1);
  isGone = false;
  await waitForHydration(page);
  close();
});

test("a former site's worker gives way, with all that it kept", async ({ page }) => {
  let isFormer = true;
  const formerWorker = `
    addEventListener('install', (event) => event.waitUntil(
      caches.open('old').then((kept) => kept.addAll(['/', '/team'])).then(() => skipWaiting())));
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => event.respondWith(
      caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request))));`;
  const { url, close } = await serve((request, response) => {
    if (!isFormer) return passOn(request, response);
    const isWorker = request.url === '/sw.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(
      isWorker
        ? formerWorker
        : '<h1>The former site</h1><script>navigator.serviceWorker.register("/sw.js")</script>',
    );
  });
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
  isFormer = false;
  await page.goto(`${url}/team`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.team);
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  close();
});
