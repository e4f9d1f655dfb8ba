import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../build/headers.mjs';

/**
 * Serves a folder the way static hosts do: `/seminars` gives `seminars.html`, an unknown address
 * gives `404.html` with that status, and the folder's `_headers` say what goes along, and below which
 * path the site was built to lie.
 *
 * @param {string} folder
 * @param {number} port `0` for any free one
 * @param {object} [options]
 * @param {number} [options.delay] milliseconds that an answer waits for at most, each its own time
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder, port, { delay = 0 } = {}) {
  const rules = readRules(join(folder, '_headers'));
  const base = rules[0]?.path.replace('*', '') ?? '/';
  const answerNotFound = notFoundAnswer(folder);
  const serveFile = sirv(folder, {
    brotli: true,
    // Files are looked up at each request, since a build may replace them.
    dev: true,
    etag: true,
    gzip: true,
    onNoMatch: answerNotFound,
    setHeaders: (response, _path, { size }) => mendRange(response.req.headers, size),
  });

  /** @type {import('node:http').RequestListener} */
  const answer = (request, response) => {
    const [pathname = '/', ...query] = (request.url ?? '/').split(/(?=\?)/);
    /** @type {Record<string, string>} */
    const headers = { 'cache-control': 'no-cache', ...headersFor(rules, pathname) };
    if (!/^(GET|HEAD)$/.test(request.method ?? '')) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    request.headers['accept-encoding'] = acceptedEncodings(request);
    const isBelow = pathname.startsWith(base);
    if (!isPublic(folder, pathname.slice(base.length - 1))) answerNotFound(request, response);
    else if (
      `${pathname}/` === base ||
      (isBelow && isFolder(folder + pathname.slice(base.length - 1)))
    ) {
      response.writeHead(301, { Location: `${pathname}/${query.join('')}` }).end();
    } else if (!isBelow) answerNotFound(request, response);
    else {
      request.url = request.url?.slice(base.length - 1);
      serveFile(request, response);
    }
  };

  const server = createServer((request, response) => {
    // A file that vanishes while it is being sent.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    (delay ? setTimeout(Math.random() * delay) : Promise.resolve())
      .then(() => answer(request, response))
      .catch((failure) => response.destroy(failure));
  });
  // It closes no connection that waits: a check would ask on it at that very moment, and be refused.
  server.keepAliveTimeout = 0;
  server.listen(port, 'localhost');
  await once(server, 'listening');

  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${address.port}${base}`, close: () => server.close() };
}

/**
 * Whether a path may be looked up in the folder: no way out of it, no address of another host (`//host`),
 * no hidden file but those of `.well-known`, no link to what lies elsewhere.
 *
 * @param {string} folder
 * @param {string} pathname
 */
function isPublic(folder, pathname) {
  const parts = decode(pathname).split(/[/\\]/).slice(1);
  if (parts.length > 1 && parts[0] === '') return false;
  if (parts.some((part, place) => part.startsWith('.') && (place || part !== '.well-known'))) {
    return false;
  }
  const path = join(folder, ...parts);
  return [path, `${path}.html`, join(path, 'index.html')]
    .filter(existsSync)
    .every((file) => `${realpathSync(file)}${sep}`.startsWith(realpathSync(folder) + sep));
}

/** @param {string} pathname */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Whether a path without a closing slash names a folder with a page of its own, such as `/storybook`.
 *
 * @param {string} path
 */
function isFolder(path) {
  return !path.endsWith('/') && !existsSync(`${path}.html`) && existsSync(join(path, 'index.html'));
}

/**
 * Encodings that the browser accepts, without those that it refuses by `q=0`, which sirv does not read.
 *
 * @param {import('node:http').IncomingMessage} request
 */
function acceptedEncodings({ headers }) {
  const encodings = String(headers['accept-encoding'] ?? '').split(',');
  return encodings.filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding)).join();
}

/**
 * Leaves only ranges that sirv reads right: the last bytes become a range with a beginning, and what is
 * no single range is ignored, as RFC 9110 asks for.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {number} size of the file
 */
function mendRange(headers, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (!first && last) headers.range = `bytes=${Math.max(0, size - Number(last))}-`;
  else if (!first || last === '0' || (last && Number(last) < Number(first))) delete headers.range;
}

/** @param {string} file */
function readRules(file) {
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/**
 * The page of unknown addresses, compressed like any other. No cache keeps that a file is missing.
 *
 * @param {string} folder
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
function notFoundAnswer(folder) {
  const read = (/** @type {string} */ name) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined;
  const page = read('404.html');
  const smallPage = read('404.html.br');
  return (request, response) => {
    const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && smallPage;
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', page ? 'text/html;charset=utf-8' : 'text/plain');
    if (compressed) response.setHeader('Content-Encoding', 'br');
    response.writeHead(404).end(compressed || page || 'Not found');
  };
}
