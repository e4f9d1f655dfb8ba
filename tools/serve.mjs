import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { stop } from './stop.mjs';

/** At Brotli's highest quality, 11, a page would take a second. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const encoders = {
  br: (content) => promisify(brotliCompress)(content, { params }),
  gzip: promisify(gzip),
};

/** Only files of Storybook are larger, and take seconds: they are not compressed. In bytes. */
const largest = 500_000;

/** @type {Map<string, Promise<Buffer>>} files by encoding, path and time of change */
const kept = new Map();

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
 *
 * @param {string} folder
 * @param {number} port `0` for any free port
 * @returns {Promise<{ url: string, close: () => void }>} rejects if the port is taken
 */
export async function serveFolder(folder, port) {
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  const base = rules[0]?.path.replace('*', '') ?? '/';

  /** @type {(...exchange: Parameters<import('node:http').RequestListener>) => Promise<unknown>} */
  const answer = async ({ url, method, headers }, response) => {
    // Not `new URL(url, base)`, which takes a path that begins with two slashes for a host.
    const { pathname } = new URL(`http://localhost${url}`);
    const path = decodeURIComponent(pathname).slice(base.length - 1);
    const found = `${pathname}/`.startsWith(base) ? findFile(folder, path) : undefined;
    if (method !== 'GET' && method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const file = found ?? join(folder, '404.html');
    const type = lookup(file) ?? 'application/octet-stream';
    const { size, mtimeMs } = statSync(file);
    const isCompressed = size < largest && /^text|javascript|json|xml/.test(type);
    const accepted = isCompressed ? (headers['accept-encoding'] ?? '') : '';
    const encoding = Object.keys(encoders).find((name) => accepted.includes(name)) ?? '';
    const key = `${encoding} ${file} ${mtimeMs}`;
    const content = kept.get(key) ?? readFile(file).then(encoders[encoding]);
    kept.set(key, content);
    const body = await content;
    response.writeHead(found ? 200 : 404, {
      'cache-control': 'no-cache',
      ...headersFor(rules, pathname),
      // No cache may keep that a file is missing.
      ...(!found && { 'cache-control': 'no-cache' }),
      ...(encoding && { 'content-encoding': encoding }),
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'content-length': body.length,
      vary: 'Accept-Encoding',
    });
    return response.end(body);
  };

  const server = createServer((request, response) => {
    // Also for a path that cannot be decoded.
    answer(request, response).catch(() => response.writeHead(404).end('Not found'));
  });
  // A test may reuse a connection at the moment in which it would be closed.
  server.keepAliveTimeout = 0;
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${address.port}${base}`, close: () => server.close() };
}

/** No hidden file and none outside of the folder. @param {string} folder @param {string} path */
function findFile(folder, path) {
  if (/\\|\/(\/|\.(?!well-known\/))/.test(path)) return undefined;
  const name = join(folder, path.replace(/\/$/, ''));
  const names = [name, `${name}.html`, join(name, 'index.html')].filter(existsSync);
  return names.find((one) => statSync(one).isFile());
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? 'dist';
  const isSite = existsSync(join(folder, 'index.html'));
  if (!isSite) stop(`${folder} holds no site. "npm run build" builds one.`);
  const { url } = await serveFolder(folder, Number(process.env.PORT || 4173)).catch(({ message }) =>
    stop(`PORT must name a free port: ${message}`),
  );
  console.log(`The site is at ${url}`);
}
