import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const licenseFile = /^(licen[cs]e|copying)(-3rd-party)?(\.(md|txt))?$/i;

/**
 * Writes the licenses of all packages whose code is in the scripts of the site to
 * `licenses/packages.txt`. Those of the typefaces lie beside it.
 *
 * @param {string} folder
 * @param {import('vite').Rolldown.RolldownOutput} bundle
 */
export async function writeLicenses(folder, { output }) {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  await writeFile(join(folder, 'licenses/packages.txt'), await licensesOf(packagesOf(modules)));
}

/**
 * Folders of the packages that modules belong to.
 *
 * @param {readonly string[]} modules
 */
export function packagesOf(modules) {
  return modules.flatMap(
    (id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/')) ?? [],
  );
}

/** @typedef {(about: { name: string, license: string }) => string} MissingLicense */

/**
 * @param {readonly string[]} packages their folders
 * @param {MissingLicense} [missing] stands in for the text of a package that brings none
 */
export async function licensesOf(packages, missing = refuse) {
  const texts = await Promise.all(
    [...new Set(packages)].sort().map((path) => licenseOf(path, missing)),
  );
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * @param {string} path of a package
 * @param {MissingLicense} missing
 */
async function licenseOf(path, missing) {
  const { name, version, license } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  const files = (await readdir(path)).filter((entry) => licenseFile.test(entry));
  const texts = await Promise.all(files.map((file) => readFile(join(path, file), 'utf8')));
  if (texts.length === 0) texts.push(missing({ name, license }));
  return `${name} ${version} (${license})\n\n${texts.map((text) => text.trim()).join('\n\n')}\n`;
}

/** @type {MissingLicense} */
function refuse({ name }) {
  throw new Error(`The scripts hold ${name}, which brings no text of its license.`);
}
