import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { stop } from './stop.mjs';

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** @type {Map<string, Promise<Buffer>>} by encoding, file and time of change */
const compressed = new Map();

/**
 * Reads a `_headers` file in the format of Netlify and Cloudflare Pages.
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
 * Gives the headers of an address. Several rules for one header are joined, as Cloudflare does.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>} by names in lower case
 */
export function headersFor(rules, pathname) {
  const matching = rules.filter(({ path }) => {
    const [start = '', end] = path.split('*');
    if (end === undefined) return pathname === path;
    return pathname.startsWith(start) && pathname.endsWith(end);
  });
  return Object.fromEntries(
    new Headers(matching.flatMap(({ headers }) => Object.entries(headers))),
  );
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
  const answer = async ({ url, method = '', headers }, response) => {
    if (!/^(GET|HEAD)$/.test(method)) return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    // Not `new URL(url, base)`, which takes a path that begins with two slashes for a host.
    const { pathname, search } = new URL(`http://localhost${url}`);
    const isBelowBase = `${pathname}/`.startsWith(base);
    const found = isBelowBase ? findFile(folder, pathname.slice(base.length - 1)) : undefined;
    if (found?.endsWith('index.html') && !/(\/|\.html)$/.test(pathname)) {
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    }
    const file = found ?? join(folder, '404.html');
    const type = lookup(file) ?? '';
    const isText = /^text|javascript|json|xml/.test(type);
    const accepted = headers['accept-encoding'] ?? '';
    const encoding = Object.keys(encoders).find((name) => isText && accepted.includes(name));
    const body = existsSync(file) ? await read(file, encoding) : Buffer.from('Not found');
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
    answer(request, response).catch(() => response.destroy());
  });
  // A test may reuse a connection at the moment in which it would be closed.
  server.keepAliveTimeout = 0;
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://localhost:${address.port}${base}`, close: () => server.close() };
}

/** No hidden file and none outside of the folder. @param {string} folder @param {string} pathname */
function findFile(folder, pathname) {
  try {
    const path = decodeURIComponent(pathname);
    if (/\\|\/(\/|\.(?!well-known\/))/.test(path)) return undefined;
    const name = join(folder, path.replace(/\/$/, ''));
    const file = [name, `${name}.html`, join(name, 'index.html')].find((one) => {
      return existsSync(one) && statSync(one).isFile();
    });
    return file && realpathSync(file).startsWith(realpathSync(folder) + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {string} [encoding] */
function read(file, encoding = '') {
  const encode = encoders[encoding];
  if (!encode) return readFile(file);
  const key = `${encoding} ${file} ${statSync(file).mtimeMs}`;
  const copy = compressed.get(key) ?? readFile(file).then(encode);
  compressed.set(key, copy);
  return copy;
}

if (process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? 'dist';
  const wanted = process.env.PORT?.trim();
  const port = Number(wanted || 4173);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    stop(`PORT must be a whole number from 1 to 65535, not "${wanted}".`);
  }
  if (!existsSync(join(folder, 'index.html'))) {
    stop(`${folder} holds no site. "npm run build" builds one.`);
  }
  const { url } = await serveFolder(folder, port).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return wanted
      ? stop(`Port ${port} is taken. Set PORT to another one.`)
      : serveFolder(folder, 0);
  });
  console.log(`The site is at ${url}`);
}
