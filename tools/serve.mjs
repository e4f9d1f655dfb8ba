import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { stop } from './stop.mjs';

/** Sizes a tenth above the best quality's, in a fiftieth of its time. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Reads a `_headers` file of Netlify or Cloudflare Pages.
 *
 * @typedef {{ path: string, headers: Record<string, string> }} HeaderRule
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.trim().split(/\n\s*/);
    return { path, headers: Object.fromEntries(lines.map((line) => line.split(/:\s*(.*)/, 2))) };
  });
}

/**
 * Gives the headers of an address, by names in lower case. As at Cloudflare, `*` stands for any text, and
 * several rules for one header are joined.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname
 */
export function headersFor(rules, pathname) {
  const matching = rules.filter(({ path }) => {
    const [start = '', end] = path.split('*');
    if (end === undefined) return pathname === path;
    return pathname.startsWith(start) && pathname.endsWith(end);
  });
  const all = matching.flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries(new Headers(all));
}

/**
 * Serves a folder as static hosts do: `/team` is `team.html`, an unknown address is `404.html`, and
 * `_headers` names the headers. Its first path is the base path of the site, such as `/trial/*`.
 * A folder without `_headers`, a Storybook, is for this machine alone and is not compressed.
 *
 * @param {string} folder
 * @param {number} port `0` for any free port
 * @returns {Promise<{ url: string, close: () => void }>} rejects if the port is taken
 */
export async function serveFolder(folder, port) {
  const isSite = existsSync(join(folder, '_headers'));
  const rules = isSite ? parseHeaders(readFileSync(join(folder, '_headers'), 'utf8')) : [];
  const base = rules[0]?.path.replace('*', '') ?? '/';
  const missing = isSite ? readFileSync(join(folder, '404.html')) : 'Not found';
  const files = sirv(folder);
  const compress = compression({ brotli, threshold: isSite ? 1_000 : Number.POSITIVE_INFINITY });

  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const [pathname = ''] = url.split('?');
    response.setHeaders(
      new Headers({ 'cache-control': 'no-cache', ...headersFor(rules, pathname) }),
    );
    compress(request, response, () => {
      const answerMissing = () => {
        // No cache may keep that a file is missing.
        response.setHeader('cache-control', 'no-cache');
        response.setHeader('content-type', 'text/html;charset=utf-8');
        response.writeHead(404).end(missing);
      };
      if (!`${pathname}/`.startsWith(base)) return answerMissing();
      request.url = url.slice(base.length - 1);
      files(request, response, answerMissing);
    });
  });
  // Never closes an idle connection: a test might be about to reuse it.
  server.keepAliveTimeout = 0;
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${address.port}${base}`, close: () => server.close() };
}

if (process.argv[1] === import.meta.filename) {
  const { url } = await serveFolder('dist', Number(process.env.PORT || 4173)).catch(({ message }) =>
    stop(`The site cannot be served (PORT names another port): ${message}`),
  );
  console.log(`The site is at ${url}`);
}
