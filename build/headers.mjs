import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { mailOrigin } from '../src/contact/mailService.mjs';

/**
 * The headers of the site, in one place. The build writes them down for hosts, which `npm start` and
 * the tests read like any other host.
 */

const oneDay = 24 * 60 * 60;
const oneYear = 365 * oneDay;

export const lifetimes = {
  // Proxies that rewrite pages, such as Cloudflare's hiding of addresses, break inline code and its hashes.
  page: 'no-cache, no-transform',
  asset: `public, max-age=${oneYear}, immutable`,
  // Browsers ask for it with each page, and its address stays when it changes.
  icon: `public, max-age=${oneDay}`,
};

/** What pages have browsers draw in tabs and on home screens. */
export const icons = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'];

/** Devices and powers that the site never asks for. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer; those that differ between pages, Storybook and assets are not among them. */
export const commonHeaders = {
  'Strict-Transport-Security': `max-age=${2 * oneYear}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  // Storybook shows its stories in frames of its own host; the policy of the pages refuses all frames.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Of the style element that Emotion makes empty, to put rules into it later. */
const emptyHash = hashOf('');

/**
 * Allows the site's own files, and inline code and styles that are, to the letter, those that the build
 * wrote.
 *
 * @param {readonly string[]} documents HTML of the pages
 */
export function contentSecurityPolicy(documents) {
  const scripts = documents.flatMap((html) => inline(html, 'script'));
  const styles = documents.flatMap((html) => inline(html, 'style'));
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts.map(hashOf))],
    'style-src': ["'self'", ...new Set([emptyHash, ...styles.map(hashOf)])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", mailOrigin],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/**
 * The policy of a page as an element of its head, for hosts that send no headers. Browsers ignore
 * `frame-ancestors` there.
 *
 * @param {string} html of the page
 */
export function policyElement(html) {
  const policy = contentSecurityPolicy([html]).replace(/frame-ancestors [^;]*; /, '');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** Too many to be named one by one; see `headerRules`. */
const pictureTypes = ['.avif', '.webp', '.svg'];

/** What Storybook needs where it is published below the site: inline code, `eval`, frames of itself. */
export const storybookPolicy = policyOf({
  'default-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:'],
  // Stories answer for the mail service themselves, but only what the policy allows gets that far.
  'connect-src': ["'self'", mailOrigin],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** @param {Record<string, string[]>} directives */
function policyOf(directives) {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Texts of the inline elements of a kind that a policy has a say about: not those that load a file, nor
 * scripts that are only data.
 *
 * @param {string} html
 * @param {'script' | 'style'} element
 */
function inline(html, element) {
  const elements = html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'));
  return [...elements]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="application\//.test(attributes))
    .map(([, , text = '']) => text);
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Headers by the addresses they are for. No address gets the same header from two rules: Cloudflare
 * joins those, others take the last. Scripts and fonts are named one by one, since a host applies rules
 * to missing files, too, and a browser would remember a missing script. There are too many
 * pictures for that.
 *
 * @typedef {{ path: string, headers: Record<string, string> }} HeaderRule
 * @param {object} site
 * @param {string} site.basePath
 * @param {readonly { path: string, html: string }[]} site.pages
 * @param {readonly string[]} site.assets names of the hashed files
 * @returns {HeaderRule[]}
 */
export function headerRules({ basePath, pages, assets }) {
  const pageRules = pages.flatMap(({ path, html }) => {
    const headers = {
      'Content-Security-Policy': contentSecurityPolicy([html]),
      'Cache-Control': lifetimes.page,
    };
    const addresses = path === '/' ? [path] : [path, `${path}/`];
    return addresses.map((address) => ({ path: address, headers }));
  });
  const assetPatterns = assets.map((name) =>
    pictureTypes.includes(extname(name)) ? `*${extname(name)}` : name,
  );
  return [
    { path: '/*', headers: commonHeaders },
    ...pageRules,
    {
      path: '/storybook/*',
      headers: { 'Content-Security-Policy': storybookPolicy, 'X-Robots-Tag': 'noindex' },
    },
    // The boards there show the same pictures in many frames.
    ...pictureTypes.map((type) => ({
      path: `/storybook/assets/*${type}`,
      headers: { 'Cache-Control': lifetimes.asset },
    })),
    ...icons.map((name) => ({ path: `/${name}`, headers: { 'Cache-Control': lifetimes.icon } })),
    ...[...new Set(assetPatterns)].map((pattern) => ({
      path: `/assets/${pattern}`,
      headers: { 'Cache-Control': lifetimes.asset },
    })),
  ].map(({ path, headers }) => ({ path: basePath + path.slice(1), headers }));
}

/**
 * The format of Netlify and Cloudflare Pages.
 *
 * @param {readonly HeaderRule[]} rules
 */
export function formatHeaders(rules) {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/**
 * @param {string} text of a file in the format above
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim())
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^\s*([^:]+):\s*(.*)$/.exec(line) ?? [];
        return [name, value];
      });
      return { path, headers: Object.fromEntries(headers) };
    });
}

/**
 * Headers that a host sends for an address. Cloudflare joins what several rules say of one header, as here.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersFor(rules, pathname) {
  const matching = rules.filter(({ path }) => {
    const [start = '', end] = path.split('*');
    return end === undefined
      ? pathname === path
      : pathname.startsWith(start) && pathname.endsWith(end);
  });
  const joined = new Headers(matching.flatMap(({ headers }) => Object.entries(headers)));
  return Object.fromEntries(joined);
}
