import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type SharePicture, sharePictures } from '../../src/prerender/sharePictures';
import { brandColor, typefaces, typefaceWeights } from '../../src/theme/brand';
import type { Problem } from '../content/problem';

const originals = 'src/assets/originals';

/** Reads a picture of `src/assets/originals`, whatever its format; nothing if it is missing. */
export function readOriginal(original: string): Buffer {
  const names = readdirSync(originals, { recursive: true, encoding: 'utf8' });
  const found = names.find((name) => name.replace('\\', '/').replace(/\.\w+$/, '') === original);
  return found ? readFileSync(`${originals}/${found}`) : Buffer.alloc(0);
}

/** By which a share picture tells from what it was made. */
function stampOf({ heading, original }: SharePicture): string {
  const words = JSON.stringify([heading, brandColor, typefaces.display, typefaceWeights.display]);
  const hash = createHash('sha256').update(words).update(readOriginal(original));
  return `made-from:${hash.digest('hex').slice(0, 16)}`;
}

/** Writes the stamp into a JPEG, as a comment behind its first marker. */
export function stamped(jpeg: Buffer, picture: SharePicture): Buffer {
  const stamp = stampOf(picture);
  const marker = Buffer.from([0xff, 0xfe, 0, stamp.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, Buffer.from(stamp), jpeg.subarray(2)]);
}

/** Finds share pictures that are missing, or show an earlier heading, picture, color or typeface. */
export const findOldSharePictures = (pictures = sharePictures): Problem[] =>
  Object.entries(pictures)
    .map(([key, picture]) => ({ file: `public/share/${key}.jpg`, picture }))
    .filter(
      ({ file, picture }) => !existsSync(file) || !readFileSync(file).includes(stampOf(picture)),
    )
    .map(({ file, picture: { heading } }) => ({
      file,
      entry: 'picture',
      says: `It is missing, or older than its heading “${heading}”, its picture or the brand. Have a developer run “npm run identity”, and commit what that makes.`,
    }));
