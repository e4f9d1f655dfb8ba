import { headersFor } from '../../build/headers.mjs';
import { forEach, listed } from './lists.mjs';
import { policyIn } from './read.mjs';

/** @typedef {import('./walk.mjs').Walk} Walk */

/** Seconds that browsers may show an old page, as GitHub Pages has them do. */
const longestPage = 600;

/** Judged by what they mean, below. */
const judged = ['content-security-policy', 'cache-control'];

/**
 * The headers of every address. A host that sends none of them is worth knowing, but no mistake.
 *
 * @param {Walk} walk
 */
export async function checkHeaders({ release, get, wrong, note }) {
  const paths = [...release.pages, '/no-such-page', '/favicon.svg'];
  /** @type {Record<string, string[]>} */
  const lacking = {};
  let sent = 0;
  await forEach(paths, async (path) => {
    const { headers } = await get(path);
    const rules = headersFor(release.headers, release.basePath + path.slice(1));
    for (const [name, value] of Object.entries(rules)) {
      if (judged.includes(name)) continue;
      if (headers.get(name) === value) sent += 1;
      else lacking[name] = [...(lacking[name] ?? []), path];
    }
  });
  if (sent === 0) {
    note(
      'host',
      "The host sends none of the site's security headers; pages keep their own policy.",
    );
    return;
  }
  for (const [name, where] of Object.entries(lacking)) {
    wrong('host', `The header ${name} is missing or another one at ${listed(where)}.`);
  }
}

/**
 * The policy that the host sends has to allow the page's inline code, and nothing beside what the site needs.
 * nginx sends one for all pages, that of unknown addresses included.
 *
 * @param {Walk} walk
 */
export async function checkPolicies({ release, get, wrong, note }) {
  const header = 'content-security-policy';
  const policyOf = (/** @type {string} */ path) =>
    sourcesOf(headersFor(release.headers, release.basePath + path.slice(1))[header] ?? '');
  const unknown = policyIn((await get('/no-such-page')).text) ?? '';
  const allowed = new Set([...release.pages.flatMap(policyOf), ...sourcesOf(unknown)]);
  /** @type {Record<'unsent' | 'refusing', string[]>} */
  const pages = { unsent: [], refusing: [] };
  /** @type {Set<string>} */
  const extra = new Set();
  for (const path of release.pages) {
    const policy = (await get(path)).headers.get(header);
    const sources = sourcesOf(policy ?? '');
    if (!policy) pages.unsent.push(path);
    else if (policyOf(path).some((source) => !sources.includes(source))) pages.refusing.push(path);
    for (const source of sources) if (!allowed.has(source)) extra.add(source);
  }
  if (pages.refusing.length > 0) {
    const where = listed(pages.refusing);
    wrong('host', `The policy is that of another build, so browsers refuse code of ${where}.`);
  } else if (extra.size > 0) {
    wrong('host', `The policy allows more than the site needs: ${listed([...extra])}.`);
  }
  if (pages.unsent.length === release.pages.length) {
    note('host', 'The host sends no policy, so other sites can show the pages in a frame.');
  } else if (pages.unsent.length > 0)
    wrong('host', `No policy comes with ${listed(pages.unsent)}.`);
}

/**
 * Directives with one source each, such as `script-src 'self'`.
 *
 * @param {string} policy
 */
function sourcesOf(policy) {
  return policy.split(/;\s*/).flatMap((directive) => {
    const [name, ...sources] = directive.trim().split(/\s+/);
    return sources.map((source) => `${name} ${source}`);
  });
}

/** @param {Walk} walk */
export async function checkLifetimes({ release, get, wrong, note }) {
  const script = Object.keys(release.files).find((name) => /^assets\/.*\.js$/.test(name));
  /** @type {string[]} */
  const kept = [];
  let longest = 0;
  for (const path of [...release.pages, '/assets/gone.js']) {
    const lifetime = (await get(path)).headers.get('cache-control') ?? '';
    const seconds = /no-cache|no-store/.test(lifetime) ? 0 : secondsOf(lifetime);
    if (seconds > 0) kept.push(path);
    longest = Math.max(longest, seconds);
  }
  const say = longest > longestPage ? wrong : note;
  if (longest > 0) {
    say(
      'host',
      `For ${inWords(longest)} after a change, browsers may still show the old ${listed(kept)}.`,
    );
  }
  const lifetime = (script && (await get(`/${script}`)).headers.get('cache-control')) ?? '';
  if (secondsOf(lifetime) < 31_536_000) {
    note('host', 'Browsers ask again for scripts whose names never change their content.');
  }
}

/** @param {string} lifetime */
const secondsOf = (lifetime) => Number(/max-age=(\d+)/.exec(lifetime)?.[1] ?? 0);

/** @param {number} seconds */
function inWords(seconds) {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
