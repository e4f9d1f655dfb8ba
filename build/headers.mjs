import { createHash } from 'node:crypto';
import { mailOrigin } from '../src/contact/mailService.mjs';

/** The headers of the site, in one place; the build writes them down for hosts. */

const oneDay = 24 * 60 * 60;
const oneYear = 365 * oneDay;

const lifetimes = {
  page: 'no-cache',
  asset: `public, max-age=${oneYear}, immutable`,
  // Browsers ask for it with each page, and its address stays when it changes.
  icon: `public, max-age=${oneDay}`,
};

/** What pages have browsers draw in tabs and on home screens. */
const icons = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'];

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

/** What only pages and scripts have: other sites may show the pictures of ours, such as those for sharing. */
const ownPagesOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Texts of the inline elements of a kind that a policy has a say about, not those that are only data.
 *
 * @param {string} html
 * @param {'script' | 'style'} element
 */
const inline = (html, element) =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'))]
    .filter(([, attributes = '']) => !attributes.includes('type="application/'))
    .map(([, , text = '']) => text);

/**
 * The policy of a page, as an element that stands before all that it is about: the site's own files, and inline
 * code and styles that are, to the letter, those that the build wrote.
 *
 * @param {string} html with the inline elements of the page
 */
export function policyElement(html) {
  const hashesOf = (/** @type {'script' | 'style'} */ element) =>
    inline(html, element).map(hashOf).join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashesOf('script')}`,
    // The empty one is of the element that Emotion puts rules into later.
    `style-src 'self' ${hashOf('')} ${hashesOf('style')}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${mailOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/**
 * The file `_headers` of Netlify, Cloudflare Pages and those that read the same. No address gets the same header
 * from two rules: Cloudflare joins those, others take the last. Scripts and fonts are named one by one, since a
 * host applies rules to missing files, too, and a browser would remember a missing script.
 *
 * @param {object} site
 * @param {string} site.basePath
 * @param {readonly string[]} site.paths of the pages
 * @param {readonly string[]} site.assets names of the hashed files
 */
export function headersFile({ basePath, paths, assets }) {
  /** @type {Record<string, Record<string, string>>} */
  const rules = {
    '/*': {
      // The part of the policy that browsers ignore in a page.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': `max-age=${2 * oneYear}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  };
  for (const path of paths) {
    for (const address of new Set([path, path.replace(/\/?$/, '/')])) {
      rules[address] = { 'Cache-Control': lifetimes.page, ...ownPagesOnly };
    }
  }
  for (const icon of icons) rules[`/${icon}`] = { 'Cache-Control': lifetimes.icon };
  for (const name of assets) {
    const [extension] = /\.(avif|svg)$/.exec(name) ?? [];
    rules[`/assets/${extension ? `*${extension}` : name}`] = {
      'Cache-Control': lifetimes.asset,
      ...(name.endsWith('.js') && ownPagesOnly),
    };
  }
  return Object.entries(rules)
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return `${basePath}${path.slice(1)}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
