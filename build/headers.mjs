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

/** Features of `Permissions-Policy` that ask the visitor, and that the site never uses. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/** For pages and scripts alone: other sites may show our pictures, such as those for sharing. */
const ownPagesOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a document, as a `meta` element that must precede what it governs: the site's own files, and the inline
 * script and style that the build wrote.
 *
 * @param {{ script: string, style: string }} inline the texts of the two elements
 */
export function policyElement({ script, style }) {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    // The empty text is that of the element to which Emotion adds rules later.
    `style-src 'self' ${hashOf('')} ${hashOf(style)}`,
    // Password managers draw their icons into fields as data.
    "img-src 'self' data:",
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
      // Browsers ignore it in a `meta` element.
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
