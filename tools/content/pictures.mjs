import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawIdentity } from '../identity/outcome.mjs';

/** @typedef {import('./check.mjs').Finding} Finding */

/**
 * Pictures that were drawn from words which have changed since.
 *
 * @returns {Promise<Finding[]>}
 */
export async function findOutdatedDrawings() {
  const { texts } = await drawIdentity();
  const outdated = Object.entries(texts).filter(
    ([file, text]) => readFileSync(file, 'utf8') !== text,
  );
  if (outdated.length === 0) return [];
  const files = outdated.map(([file]) => file).join(', ');
  return [
    {
      file: 'src/content/company.ts',
      line: 1,
      column: 1,
      entry: 'Logo, icons and pictures of links',
      says: `They still show the old name, heading or color: ${files}.`,
      todo: 'A developer runs “npm run identity” and commits what it draws.',
    },
  ];
}

/** Of a logo's surface, the least and the most that its ink covers. */
const inked = { least: 0.05, most: 0.6 };

/**
 * Whether a logo is ink on nothing. The page takes it as a mask: a background of its own turns it into a
 * plain bar.
 *
 * @param {string} file
 * @returns {Promise<Finding[]>}
 */
export async function findUnfitLogo(file) {
  const { data } = await sharp(file)
    .resize(200)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const share = data.filter((alpha) => alpha > 127).length / data.length;
  if (share > inked.least && share < inked.most) return [];
  return [
    {
      file,
      line: 1,
      column: 1,
      entry: file.replace(/^.*\//, ''),
      says: share < inked.most ? 'The logo is empty.' : 'The logo covers its whole surface.',
      todo: 'Draw it in one ink, without a background.',
    },
  ];
}
