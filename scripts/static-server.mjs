import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const oneYear = 365 * 24 * 60 * 60;

/**
 * Serves a folder the way static hosts do: `/seminars` gives `seminars.html`, an unknown address
 * gives `404.html` with that status, and only files whose names carry a hash are kept by browsers.
 *
 * @param {string} folder
 * @param {number} port `0` for any free one
 * @param {{ delay?: () => Promise<unknown> }} [network] `delay` is awaited before each answer
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder, port, { delay } = {}) {
  const serveFile = sirv(folder, {
    brotli: true,
    etag: true,
    gzip: true,
    onNoMatch: answerNotFound(join(folder, '404.html')),
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  const server = createServer(async (request, response) => {
    await delay?.();
    serveFile(request, response);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');

  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${address.port}/`, close: () => server.close() };
}

/** @param {string} path */
function cacheControl(path) {
  return path.startsWith('/assets/') ? `public, max-age=${oneYear}, immutable` : 'no-cache';
}

/**
 * @param {string} page
 * @returns {NonNullable<import('sirv').Options['onNoMatch']>}
 */
function answerNotFound(page) {
  const body = existsSync(page) ? readFileSync(page) : 'Not found';
  const type = existsSync(page) ? 'text/html;charset=utf-8' : 'text/plain';
  return (_request, response) => {
    response.writeHead(404, { 'Cache-Control': 'no-cache', 'Content-Type': type }).end(body);
  };
}
