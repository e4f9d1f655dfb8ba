import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { drawIdentity } from '../tools/identity/outcome.mjs';

/** Logos, icons, the manifest and pictures of links. */

test('logos, icons and share pictures follow the name, the headings and the colors', async () => {
  const { texts, typefaces, rasters } = await drawIdentity();
  for (const [file, text] of Object.entries(texts)) {
    expect(readFileSync(file, 'utf8'), `${file} is out of date: run "npm run identity"`).toBe(text);
  }
  for (const [file, typeface] of Object.entries(typefaces)) {
    const isCurrent = readFileSync(file).equals(typeface);
    expect(isCurrent, `${file} is out of date: run "npm run identity"`).toBe(true);
  }
  for (const { file, size } of rasters) {
    const { width, height } = imageSize(readFileSync(file));
    expect({ width, height }, file).toEqual(size);
  }
});

const partners = 'src/assets/logos/partners';

for (const file of readdirSync(partners)) {
  // The page takes a logo as a mask: a background of its own turns it into a plain bar.
  test(`${file} is ink on nothing`, async () => {
    const { data } = await sharp(`${partners}/${file}`)
      .resize(200)
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = data.filter((alpha) => alpha > 127).length / data.length;
    expect(inked, `share of ${file} that is covered; draw it without a background`).toBeLessThan(
      0.6,
    );
    expect(inked, `share of ${file} that is covered; it is empty`).toBeGreaterThan(0.05);
  });
}
