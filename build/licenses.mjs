import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const licenseFile = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

/**
 * Writes the licenses of all packages whose code is in the scripts of the site to
 * `licenses/packages.txt`. Those of the typefaces lie beside it.
 *
 * @param {string} folder
 * @param {import('vite').Rolldown.RolldownOutput} bundle
 */
export async function writeLicenses(folder, { output }) {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const packages = modules.flatMap(
    (id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/')) ?? [],
  );
  const texts = await Promise.all([...new Set(packages)].sort().map(licenseOf));
  await writeFile(join(folder, 'licenses/packages.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
}

/** @param {string} path of a package */
async function licenseOf(path) {
  const { name, version, license } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  const file = (await readdir(path)).find((entry) => licenseFile.test(entry));
  if (!file) throw new Error(`${name} is part of the site and brings no text of its license.`);
  return `${name} ${version} (${license})\n\n${(await readFile(join(path, file), 'utf8')).trim()}\n`;
}
