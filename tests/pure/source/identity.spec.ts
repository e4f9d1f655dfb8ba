import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { drawIdentity } from '../../../tools/identity/outcome.mjs';

/** What `npm run identity` makes besides the drawings, which `npm run content` compares. */

test('typefaces follow their settings, and icons and share pictures have their sizes', async () => {
  const { typefaces, rasters } = await drawIdentity();
  for (const [file, typeface] of Object.entries(typefaces)) {
    const isCurrent = readFileSync(file).equals(typeface);
    expect(isCurrent, `${file} is out of date: run "npm run identity"`).toBe(true);
  }
  for (const { file, size } of rasters) {
    const { width, height } = imageSize(readFileSync(file));
    expect({ width, height }, file).toEqual(size);
  }
});
