import { createHash } from 'node:crypto';

/**
 * What every answer of the site says to the browser, the only place where it stands. The build writes
 * it down for hosts, which `npm start` and the tests read like any other host.
 */

const oneYear = 365 * 24 * 60 * 60;

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

/** Of the style element that Emotion makes empty, to put rules into it later. */
const emptyHash = hashOf('');

/**
 * Nothing but what the site itself brings: its own files, and inline code and styles that are, to the
 * letter, those that the build wrote.
 *
 * @param {readonly string[]} documents HTML of the pages
 */
function contentSecurityPolicy(documents) {
  const scripts = documents.flatMap((html) => inline(html, 'script'));
  const styles = documents.flatMap((html) => inline(html, 'style'));
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts.map(hashOf))],
    'style-src': ["'self'", ...new Set([emptyHash, ...styles.map(hashOf)])],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.emailjs.com'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
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
 * Headers by the addresses they are for. No address gets the same header from two rules, since hosts
 * join those.
 *
 * @typedef {{ path: string, headers: Record<string, string> }} HeaderRule
 * @param {readonly { path: string, html: string }[]} pages
 * @returns {HeaderRule[]}
 */
export function headerRules(pages) {
  const addresses = pages.flatMap(({ path }) => (path === '/' ? [path] : [path, `${path}/`]));
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(pages.map(({ html }) => html)),
        'Strict-Transport-Security': `max-age=${2 * oneYear}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...addresses.map((path) => ({ path, headers: { 'Cache-Control': 'no-cache' } })),
    {
      path: '/assets/*',
      headers: { 'Cache-Control': `public, max-age=${oneYear}, immutable` },
    },
  ];
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
 * What a host sends along for an address. Cloudflare joins what several rules say of one header, as here.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersFor(rules, pathname) {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  const joined = new Headers(matching.flatMap(({ headers }) => Object.entries(headers)));
  return Object.fromEntries(joined);
}
