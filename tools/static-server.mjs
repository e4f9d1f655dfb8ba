import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../build/headers.mjs';

/** Where browsers report what they have refused, when anybody asks. */
const reportPath = '/policy-report';

/**
 * Serves a folder the way static hosts do: `/seminars` gives `seminars.html`, an unknown address
 * gives `404.html` with that status, and the folder's `_headers` say what goes along.
 *
 * @param {string} folder
 * @param {number} port `0` for any free one
 * @param {object} [options]
 * @param {() => Promise<unknown>} [options.delay] awaited before each answer
 * @param {(report: string) => void} [options.onViolation] told what browsers report to have refused
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder, port, { delay, onViolation } = {}) {
  const rules = readRules(join(folder, '_headers'));
  const serveFile = sirv(folder, {
    brotli: true,
    etag: true,
    gzip: true,
    onNoMatch: answerNotFound(folder),
  });
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    /** @type {Record<string, string>} */
    const headers = { 'Cache-Control': 'no-cache', ...headersFor(rules, pathname) };
    if (onViolation) {
      headers['Content-Security-Policy'] += `; report-uri ${reportPath}`;
      if (pathname === reportPath) {
        takeReport(request, onViolation);
        response.writeHead(204).end();
        return;
      }
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    Promise.resolve(delay?.()).then(
      () => serveFile(request, response),
      (failure) => response.destroy(failure),
    );
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');

  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${address.port}/`, close: () => server.close() };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {(report: string) => void} onViolation
 */
function takeReport(request, onViolation) {
  let report = '';
  request.on('data', (part) => {
    report += part;
  });
  request.on('end', () => onViolation(report));
}

/** @param {string} file */
function readRules(file) {
  return existsSync(file) ? parseHeaders(readFileSync(file, 'utf8')) : [];
}

/**
 * The page of unknown addresses, compressed like any other.
 *
 * @param {string} folder
 * @returns {NonNullable<import('sirv').Options['onNoMatch']>}
 */
function answerNotFound(folder) {
  const read = (/** @type {string} */ name) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined;
  const page = read('404.html');
  const smallPage = read('404.html.br');
  return (request, response) => {
    const compressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && smallPage;
    response.setHeader('Content-Type', page ? 'text/html;charset=utf-8' : 'text/plain');
    if (compressed) response.setHeader('Content-Encoding', 'br');
    response.writeHead(404).end(compressed || page || 'Not found');
  };
}
