import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers.mjs';

/**
 * Serves a folder the way static hosts do: `/seminars` gives `seminars.html`, an unknown address
 * gives `404.html` with that status, and the folder's `_headers` say what goes along.
 *
 * @param {string} folder
 * @param {number} port `0` for any free one
 * @param {{ delay?: () => Promise<unknown> }} [network] `delay` is awaited before each answer
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder, port, { delay } = {}) {
  const rules = readRules(join(folder, '_headers'));
  const serveFile = sirv(folder, {
    brotli: true,
    etag: true,
    gzip: true,
    onNoMatch: answerNotFound(join(folder, '404.html')),
  });
  const server = createServer(async (request, response) => {
    await delay?.();
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const headers = { 'Cache-Control': 'no-cache', ...headersFor(rules, pathname) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    serveFile(request, response);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');

  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${address.port}/`, close: () => server.close() };
}

/** @param {string} file */
function readRules(file) {
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/**
 * @param {string} page
 * @returns {NonNullable<import('sirv').Options['onNoMatch']>}
 */
function answerNotFound(page) {
  const body = existsSync(page) ? readFileSync(page) : 'Not found';
  const type = existsSync(page) ? 'text/html;charset=utf-8' : 'text/plain';
  return (_request, response) => {
    response.writeHead(404, { 'Content-Type': type }).end(body);
  };
}
