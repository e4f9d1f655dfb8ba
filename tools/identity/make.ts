import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { company } from '../../src/content/company';
import { sharePictures, shareSize } from '../../src/prerender/sharePictures';
import { brandColor } from '../../src/theme/brand';
import { ramp as earlier } from '../../src/theme/ramp';
import { browserArgs, findBrowser } from '../browser.mjs';
import { stop } from '../stop.mjs';
import { makeRamp } from './ramp.mjs';
import { sharePicture } from './sharePicture';
import { readOriginal, stamped } from './shareStamp';
import { checkTypefaces, cut, styleSheet } from './typefaces';

// Nothing is written until all is known to be right.
const { brand, source } = makeRamp(brandColor);
checkTypefaces();
for (const { original } of Object.values(sharePictures)) {
  if (readOriginal(original).length > 0) continue;
  stop(`There is no src/assets/originals/${original}: src/prerender/sharePictures.ts names it.`);
}
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
const page = await browser.newPage();

const drawings = 'src/assets/logos';
const manifestFile = 'public/site.webmanifest';
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

// The drawings have the colors of the last run.
const colors = new Map([[manifest.theme_color, brandColor]]);
for (const [step, color] of Object.entries(earlier.brand)) colors.set(color, brand[step] ?? color);
for (const name of readdirSync(drawings).filter((file) => file.endsWith('.svg'))) {
  const recolored = read(name).replace(/#[0-9a-f]{6}/g, (color) => colors.get(color) ?? color);
  write(`${drawings}/${name}`, recolored);
}
write('src/theme/ramp.ts', source);
write('public/favicon.svg', read('favicon.svg'));
Object.assign(manifest, { name: company.name, short_name: company.name, theme_color: brandColor });
write(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);

const sheets = ['/* Made by "npm run identity" from src/theme/brand.ts. */'];
for (const role of ['display', 'text'] as const) {
  write(`src/assets/fonts/${role}.woff2`, await cut(role));
  sheets.push(await styleSheet(role, page));
}
write('src/theme/fonts.css', `${sheets.join('\n\n')}\n`);

await page.setViewportSize(shareSize);
for (const [key, picture] of Object.entries(sharePictures)) {
  await page.setContent(sharePicture(picture, read('logo.svg'), brand));
  await page.evaluate(() => document.fonts.ready);
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 86 });
  write(`public/share/${key}.jpg`, stamped(jpeg, picture));
}

write('public/apple-touch-icon.png', await icon('maskable', 180));
for (const size of [192, 512]) {
  write(`public/icon-${size}.png`, await icon('icon', size));
  write(`public/maskable-${size}.png`, await icon('maskable', size));
}
// An ICO file with one PNG in it, whose length is the only thing that changes in front of it.
const png = await icon('favicon', 32);
const header = readFileSync('public/favicon.ico').subarray(0, 22);
header.writeUInt32LE(png.length, 14);
write('public/favicon.ico', Buffer.concat([header, png]));
await browser.close();

function read(drawing: string): string {
  return readFileSync(`${drawings}/${drawing}`, 'utf8');
}

function write(file: string, content: string | Uint8Array) {
  writeFileSync(file, content);
  console.log(file);
}

async function icon(name: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.goto(pathToFileURL(`${drawings}/${name}.svg`).href);
  return page.screenshot({ omitBackground: true });
}
