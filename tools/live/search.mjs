import { addressesIn, readHead } from './read.mjs';

/** @typedef {import('./walk.mjs').Walk} Walk */

/** @param {Walk} walk */
export async function checkAddress({ address, release, get, wrong }) {
  if (release.address !== address) {
    const built = release.address ? `for ${release.address}` : 'without an address';
    wrong(
      'address',
      `The site is built ${built}; pages, sitemap and previews do not name ${address}.`,
    );
    return;
  }
  for (const path of release.pages) {
    const canonical = readHead((await get(path)).text).canonical.join();
    if (canonical === address + path) continue;
    wrong('address', `${path} tells search engines that it lives at ${canonical || 'no address'}.`);
  }
  const expected = release.pages.map((path) => address + path);
  if (addressesIn((await get('/sitemap.xml')).text).join() !== expected.join()) {
    wrong('address', '/sitemap.xml does not list exactly the pages of the site.');
  }
}

/** @param {Walk} walk */
export async function checkIndexing({ release, get, wrong }) {
  for (const path of release.pages) {
    const { headers, text } = await get(path);
    const said = `${headers.get('x-robots-tag')} ${readHead(text).meta('robots').join()}`;
    if (!said.includes('noindex')) continue;
    wrong(
      'domain',
      `${path} asks search engines to leave it out, as hosts do for trial addresses.`,
    );
  }
  if (/^Disallow: *\/\s*$/m.test((await get('/robots.txt')).text)) {
    wrong('domain', '/robots.txt asks search engines to stay away.');
  }
}

/** @param {Walk} walk */
export async function checkStorybook({ get, wrong, note }) {
  const { status, headers, text } = await get('/storybook/');
  if (status !== 200) return;
  const said = `${headers.get('x-robots-tag')} ${readHead(text).meta('robots').join()}`;
  if (!said.includes('noindex')) {
    wrong('storybook', 'Search engines may list the Storybook that lies below the site.');
  }
  note('storybook', 'A Storybook lies below the site: a hole in it is a hole in the site.');
}
