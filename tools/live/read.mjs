/**
 * Readers of built pages, for the checks of the built site and for those of a deployed one.
 */

/**
 * What search engines and previews of a link read in a page.
 *
 * @param {string} html
 */
export function readHead(html) {
  const all = (/** @type {RegExp} */ pattern) =>
    [...html.matchAll(pattern)].map(([, value = '']) => value);
  return {
    title: all(/<title>([^<]*)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    meta: (/** @type {string} */ name) =>
      all(
        new RegExp(`<meta (?:name|property)="${name}"(?: media="[^"]*")? content="([^"]*)"`, 'g'),
      ),
    data: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      (json) => /** @type {{ '@graph': Node[] }} */ (JSON.parse(json)),
    ),
  };
}

/** @typedef {{ '@type': string, [property: string]: unknown }} Node of structured data */

/**
 * The files that a page names, as paths on its host.
 *
 * @param {string} html
 */
export function filesIn(html) {
  const named = html.matchAll(/["( ,](\/[\w./~-]+\.\w+)(?=["), ])/g);
  return [...new Set(Array.from(named, ([, name = '']) => name))];
}

/**
 * The policy in the head of a page, for hosts that send no headers.
 *
 * @param {string} html
 */
export function policyIn(html) {
  return / http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
}

/** @param {string} xml */
export function addressesIn(xml) {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
}
