import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { findUnfitLogo, findUnfitPhoto } from '../../../tools/content/pictures.mjs';

/** Photos as they come from phones, and logos of partners. */

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

async function saidOf(width: number, height: number, exif: object, orientation = 1) {
  const file = join(folder, 'cfo.jpg');
  await sharp({ create: { width, height, channels: 3, background: '#0097b2' } })
    .withExif(exif)
    .withMetadata({ orientation })
    .jpeg()
    .toFile(file);
  return (await findUnfitPhoto('portraits', file)).map(({ says }) => says);
}

test('a photo in any orientation is taken', async () => {
  expect(await saidOf(800, 900, {})).toEqual([]);
  expect(await saidOf(900, 800, {}, 6), 'turned upright, it is 800 wide').toEqual([]);
});

test('a small one is refused, after it has been turned', async () => {
  expect(await saidOf(900, 700, {}, 6)).toEqual(['The picture is 700 pixels wide.']);
});

test('one that says where it was taken is refused', async () => {
  const position = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } };
  expect(await saidOf(800, 900, position)).toEqual(['The photo says where it was taken.']);
  expect(await saidOf(800, 900, { IFD0: { Copyright: 'Ada' } })).toEqual([]);
});

test('a logo that would become a plain bar is refused, and so is one that nobody sees', async () => {
  const saidOfLogo = async (name: string, drawing: string) => {
    const file = join(folder, `${name}.svg`);
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${drawing}</svg>`,
    );
    return (await findUnfitLogo(file)).map(({ says }) => says);
  };
  const letter = '<path d="M0 0h9v10H0z"/>';
  expect(await saidOfLogo('right', letter)).toEqual([]);
  expect(await saidOfLogo('bar', `<path fill="#fff" d="M0 0h40v10H0z"/>${letter}`)).toEqual([
    'The logo covers its whole surface.',
  ]);
  expect(await saidOfLogo('empty', '<path d="M0 0h1v1H0z"/>')).toEqual(['The logo is empty.']);
});
