import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/**
 * Content of `release.json`, by which a build describes itself for `npm run test:live`.
 *
 * @typedef {object} Release
 * @property {string} version of the package
 * @property {string} build the same for two builds whose files are the same
 * @property {string | null} address where the site believes to be
 * @property {string} basePath the path on its host, with slashes around it
 * @property {boolean} mail whether the contact form has its keys
 * @property {string[]} pages
 * @property {import('./headers.mjs').HeaderRule[]} headers
 * @property {Record<string, string>} files hashes of the files by their names
 */

/** Where the file lies, below the site's address. */
export const releaseFile = 'release.json';

/** Too heavy to fetch for a check; their names hold a hash already. */
const pictureTypes = ['.avif', '.webp'];

/**
 * @param {string} folder with all files of the site, before copies are compressed
 * @param {Omit<Release, 'version' | 'build' | 'files'>} about
 */
export async function writeRelease(folder, about) {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const files = await hashesOf(folder);
  const build = hashOf(JSON.stringify([about, files])).slice(0, 8);
  await writeFile(join(folder, releaseFile), JSON.stringify({ version, build, ...about, files }));
}

/** @param {string} folder */
async function hashesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
    // Hosts read `_headers` themselves, and serve it or not.
    .filter((name) => name !== '_headers' && !pictureTypes.includes(extname(name)))
    .sort();
  const hashes = names.map(async (name) => {
    return /** @type {const} */ ([
      name.replaceAll(sep, '/'),
      hashOf(await readFile(join(folder, name))),
    ]);
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** @param {string | Uint8Array} content */
export function hashOf(content) {
  return createHash('sha256').update(content).digest('base64url');
}
