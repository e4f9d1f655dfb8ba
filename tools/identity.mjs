import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from './browser.mjs';
import { drawIdentity, drawRamp, findMissedPairs, rampFile } from './identity/outcome.mjs';

/**
 * Draws everything that follows from the company's name, the pages' headings and `src/theme/brand.ts`: the colors
 * of the theme, its typefaces, logos, icons, the manifest and a share picture for each page. Its outcome is
 * committed; `npm run content` and `tests/pure/source/identity.spec.ts` are red when it is out of date. A brand
 * color that makes something unreadable is refused.
 */
const earlierRamp = readFileSync(rampFile);
writeFileSync(rampFile, await drawRamp());
const missed = await findMissedPairs();
if (missed.length > 0) {
  writeFileSync(rampFile, earlierRamp);
  console.error(`The brand color gives too little contrast (WCAG AA):\n  ${missed.join('\n  ')}`);
  process.exit(1);
}

const { texts, typefaces, rasters, byHand } = await drawIdentity();

for (const [file, text] of Object.entries({ ...texts, ...typefaces })) write(file, text);

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
for (const { file, markup, size } of rasters) {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(markup, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const isPhotograph = file.endsWith('.jpg');
  const picture = await page.screenshot({
    omitBackground: true,
    ...(isPhotograph ? { type: 'jpeg', quality: 86 } : { type: 'png' }),
  });
  write(file, file.endsWith('.ico') ? icon(picture, size.width) : picture);
  await page.close();
}
await browser.close();

console.log(
  `Drawn: ${[...Object.keys(texts), ...Object.keys(typefaces), ...rasters.map(({ file }) => file)].join(', ')}`,
);
console.log(`Not drawn, since they are rendered in Blender or set by hand: ${byHand.join('; ')}`);

/** @param {string} file @param {string | Buffer} content */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * A PNG in the container that browsers ask for as `/favicon.ico`.
 *
 * @param {Buffer} png
 * @param {number} size in pixels
 */
function icon(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
