import { readFileSync, statSync } from 'node:fs';
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

/** Widths below which a picture would be blurred on a phone of today, by folder. */
const least = { pages: 1170, portraits: 800, seminars: 1200 };

/** What GitHub's web page takes. */
const largest = 25_000_000;

/** The entry of a photo's first directory that leads to its position (EXIF 2.32, 4.6.3). */
const positionTag = 0x8825;

/** Whether a photo says where it was taken. @param {Buffer | undefined} exif */
function tellsPosition(exif) {
  const start = exif?.indexOf('Exif\0\0') === 0 ? 6 : 0;
  if (!exif || exif.length < start + 10) return false;
  const little = exif.toString('latin1', start, start + 2) === 'II';
  const word = (/** @type {number} */ at) =>
    little ? exif.readUInt16LE(at) : exif.readUInt16BE(at);
  const first = start + (little ? exif.readUInt32LE(start + 4) : exif.readUInt32BE(start + 4));
  if (first + 2 > exif.length) return false;
  const entries = Array.from({ length: word(first) }, (_, index) => first + 2 + index * 12);
  return entries.some((at) => at + 2 <= exif.length && word(at) === positionTag);
}

/**
 * Problems of a photo as it comes from a phone. The build turns it upright and removes everything but the
 * picture; the repository would keep it all the same.
 *
 * @param {keyof typeof least} kind
 * @param {string} file
 * @returns {Promise<Finding[]>}
 */
export async function findUnfitPhoto(kind, file) {
  const entry = file.replace(/^.*\//, '');
  const at = (/** @type {string} */ says, /** @type {string} */ todo) => [
    { file, line: 1, column: 1, entry, says, todo },
  ];
  const { size } = statSync(file);
  if (size > largest)
    return at(
      `The picture has ${Math.round(size / 1e6)} MB.`,
      `Save it with less than ${largest / 1e6} MB.`,
    );
  const { exif, autoOrient } = await sharp(file).metadata();
  if (autoOrient.width < least[kind])
    return at(
      `The picture is ${autoOrient.width} pixels wide.`,
      `Upload one of at least ${least[kind]}, or it would be blurred.`,
    );
  return tellsPosition(exif)
    ? at(
        'The photo says where it was taken.',
        'Save it without its position: share it from the phone with “Options”, “Location” switched off.',
      )
    : [];
}
