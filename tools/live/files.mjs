import { hashOf } from '../../build/release.mjs';
import { forEach, listed } from './lists.mjs';
import { filesIn } from './read.mjs';

/** @typedef {import('./walk.mjs').Walk} Walk */

/** Sizes from which compression pays. */
const largeText = 2000;

/**
 * Every page and file arrives as it was built. Of pictures the address is asked for alone: their names hold
 * a hash.
 *
 * @param {Walk} walk
 */
export async function checkFiles({ address, release, get, request, wrong }) {
  const pages = release.pages.map((path) => ({ path, name: documentOf(path) }));
  const files = Object.keys(release.files).map((name) => ({ path: `/${name}`, name }));
  /** @type {Set<string>} */
  const pictures = new Set();
  /** @type {string[]} */
  const missing = [];
  /** @type {string[]} */
  const changed = [];
  await forEach([...pages, ...files], async ({ path, name }) => {
    const answer = await follow(get, path, release.basePath);
    if (answer.status !== 200 && name !== '404.html') missing.push(path);
    else if (hashOf(answer.body) !== release.files[name]) {
      changed.push(isByCloudflare(answer.text) ? `${path} (by Cloudflare)` : path);
    } else if (name.endsWith('.html')) {
      for (const file of filesIn(answer.text)) if (/\.(avif|webp)$/.test(file)) pictures.add(file);
    }
  });
  await forEach([...pictures], async (path) => {
    const { status } = await request(new URL(path, address).href, 'HEAD');
    if (status !== 200) missing.push(path);
  });
  if (missing.length > 0) wrong('publish', `Missing: ${listed(missing)}.`);
  if (changed.length > 0) {
    wrong('host', `Changed since the build, so browsers may refuse it: ${listed(changed)}.`);
  }
}

/** @param {string} path of a page */
const documentOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** @param {string} text */
const isByCloudflare = (text) => /\/cdn-cgi\/|__cf_email__|rocket-loader/.test(text);

/**
 * Some hosts lead from `/team.html` to `/team`.
 *
 * @param {Walk['get']} get
 * @param {string} path
 * @param {string} basePath
 */
async function follow(get, path, basePath) {
  const answer = await get(path);
  const location = answer.headers.get('location');
  if (!location) return answer;
  const { pathname } = new URL(location, `https://host${basePath}${path.slice(1)}`);
  return get(`/${pathname.slice(basePath.length)}`);
}

/** @param {Walk} walk */
export async function checkCompression({ release, get, note }) {
  const scripts = Object.keys(release.files).filter((name) => /^assets\/.*\.js$/.test(name));
  /** @type {string[]} */
  const plain = [];
  await forEach([...release.pages, ...scripts.map((name) => `/${name}`)], async (path) => {
    const { headers, body } = await get(path);
    if (body.length > largeText && !headers.has('content-encoding')) plain.push(path);
  });
  if (plain.length > 0) note('host', `Sent without compression: ${listed(plain)}.`);
}
