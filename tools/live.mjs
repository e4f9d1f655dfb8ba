import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders } from './serve.mjs';
import { stop } from './stop.mjs';

/**
 * Compares a deployed site with the folder that was published. It only reads:
 * `node tools/live.mjs https://www.example.com [folder]`.
 */
const [address = '', folder = 'dist'] = process.argv.slice(2);
if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
  stop('Say which site: npm run test:live -- https://www.example.com');
}
if (!existsSync(join(folder, '_headers'))) {
  stop(`${folder} holds no site. Build it first, with the settings of the deployed one.`);
}
const site = address.replace(/\/+$/, '');
const { hostname, origin, pathname: base } = new URL(`${site}/`);
const isLocal = hostname === 'localhost';
const rules = parseHeaders(local('_headers'));

/** @type {Map<string, string[]>} addresses by what is wrong with them */
const faults = new Map();

const { status: found } = await ask(`${site}/`);
if (found !== 200) stop(`${site}/ answers with ${found} instead of the home page.`);
if ((await ask(`${site}/release.json`)).text !== local('release.json')) {
  complain(7, `Another build than that in ${folder} is online`, '/release.json');
}
if (rules[0]?.path !== `${base}*`) {
  complain(5, `The site is built to lie below ${rules[0]?.path}, not here`, base);
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name !== '_headers' && statSync(join(folder, name)).isFile());
for (const name of files) {
  const isUnknown = name === '404.html';
  const path = isUnknown ? 'no-such-page' : name.replace(/(^|\/)index\.html$|\.html$/, '$1');
  const isText = /\.(html|json|txt|xml)$/.test(name);
  const { status, headers, text } = await ask(`${site}/${path}`, isText ? 'GET' : 'HEAD');
  if (status !== (isUnknown ? 404 : 200)) {
    complain(isUnknown ? 3 : 7, `Answered with ${status}`, `/${path}`);
    continue;
  }
  if (isText && text !== local(name)) {
    complain(3, 'Changed since the build, so browsers may refuse its code', `/${path}`);
  }
  const [, expires] = /^Expires: (.*)$/m.exec(text) ?? [];
  if (expires && Date.parse(expires) < Date.now()) {
    complain(7, 'It has expired: build and publish again', `/${path}`);
  }
  for (const [header, value] of Object.entries(headersFor(rules, base + path))) {
    if (headers.get(header) === value) continue;
    complain(3, `The header ${header} is not that of _headers`, `/${path}`);
  }
}

const pages = files.includes('sitemap.xml') ? local('sitemap.xml').match(/(?<=<loc>)[^<]*/g) : [];
if (!pages?.length) complain(5, 'The build knows no address, so it has no sitemap', base);
for (const page of pages ?? []) {
  const { status } = await ask(origin + new URL(page).pathname);
  if (status !== 200) complain(7, `In the sitemap, but answered with ${status}`, page);
  if (!isLocal && !page.startsWith(site)) complain(5, 'The sitemap names another site', page);
}

if ((await ask(`${site}/storybook/`)).status === 200) {
  complain(9, 'A hole in a Storybook below the site is a hole in the site', '/storybook/');
}
if (!isLocal) {
  const { headers } = await ask(site.replace('https:', 'http:'));
  if (!headers.get('location')?.startsWith('https:')) {
    complain(4, 'Plain HTTP does not lead to HTTPS', '/');
  }
}

for (const [fault, paths] of faults) {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
  console.error(`${fault}: ${paths.slice(0, 3).join(', ')}${more}.`);
}
if (faults.size > 0) stop(`To mend: ${faults.size}, the first one first.`);
console.log('Nothing is wrong.');

/** @param {string} name */
function local(name) {
  return readFileSync(join(folder, name), 'utf8');
}

/** @param {string} url @param {string} [method] */
async function ask(url, method) {
  const signal = AbortSignal.timeout(30_000);
  try {
    const response = await fetch(url, { method, signal, redirect: 'manual' });
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  } catch (error) {
    const { message, cause = message } = /** @type {Error} */ (error);
    return { status: String(cause), headers: new Headers(), text: '' };
  }
}

/** @param {number} step @param {string} fault @param {string} path */
function complain(step, fault, path) {
  const text = `${fault} (docs/going-live.md, step ${step})`;
  faults.set(text, [...(faults.get(text) ?? []), path]);
}
