import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type PageScreenshotOptions } from 'playwright';
import { company } from '../../src/content/company';
import { sharePictures, shareSize } from '../../src/prerender/sharePictures';
import { brandColor, typefaces, typefaceWeights } from '../../src/theme/brand';
import { ramp as earlier } from '../../src/theme/ramp';
import { browserArgs, findBrowser } from '../browser.mjs';
import { makeRamp } from './ramp.mjs';
import { sharePicture } from './sharePicture';
import { cut, packageFile, styleSheet } from './typefaces';

const manifestFile = 'public/site.webmanifest';
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
const { brand, source } = makeRamp(brandColor);

/** What becomes of the colors that the drawings have from the last run. */
const colors = new Map<string, string | undefined>([[manifest.theme_color, brandColor]]);
for (const [step, color] of Object.entries(earlier.brand)) colors.set(color, brand[step]);
const drawings = 'src/assets/logos';
for (const name of readdirSync(drawings).filter((file) => file.endsWith('.svg'))) {
  const recolored = read(name).replace(/#[0-9a-f]{6}/g, (color) => colors.get(color) ?? color);
  write(`${drawings}/${name}`, recolored);
}
write('public/favicon.svg', read('favicon.svg'));
Object.assign(manifest, { name: company.name, short_name: company.name, theme_color: brandColor });
write(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
const page = await browser.newPage();
const cuts = [
  { role: 'display', name: typefaces.display, weights: typefaceWeights.display },
  { role: 'text', name: typefaces.text, weights: typefaceWeights.text },
];
for (const typeface of cuts) write(`src/assets/fonts/${typeface.role}.woff2`, await cut(typeface));
write('src/theme/fonts.css', await styleSheet(cuts, page));

for (const [name, drawing, size] of [
  ['apple-touch-icon.png', 'maskable.svg', 180],
  ['icon-192.png', 'icon.svg', 192],
  ['icon-512.png', 'icon.svg', 512],
  ['maskable-192.png', 'maskable.svg', 192],
  ['maskable-512.png', 'maskable.svg', 512],
] as const) {
  write(`public/${name}`, await shootIcon(drawing, size));
}
const icon = await shootIcon('favicon.svg', 32);
const header = readFileSync('public/favicon.ico').subarray(0, 22);
header.writeUInt32LE(icon.length, 14);
write('public/favicon.ico', Buffer.concat([header, icon]));

const look = {
  logo: read('logo.svg'),
  surface: brand[50],
  ink: brand[900],
  font: `node_modules/${packageFile(typefaces.display)}`,
  weight: typefaceWeights.display[1],
};
for (const [key, picture] of Object.entries(sharePictures)) {
  const options = { type: 'jpeg', quality: 86 } as const;
  write(`public/share/${key}.jpg`, await shoot(sharePicture(picture, look), shareSize, options));
}
await browser.close();
// Last, so that a run that fails can be repeated: the next one still finds the earlier colors.
write('src/theme/ramp.ts', source);
if (!read('logo.svg').includes(`aria-label="${company.name}"`)) {
  console.log(
    `The logos in ${drawings} show another name than ${company.name}: have new ones drawn.`,
  );
}

function read(drawing: string): string {
  return readFileSync(`${drawings}/${drawing}`, 'utf8');
}

function write(file: string, content: string | Uint8Array) {
  writeFileSync(file, content);
  console.log(file);
}

/** A drawing as PNG, in pixels. */
function shootIcon(drawing: string, size: number): Promise<Buffer> {
  const style = 'body{margin:0}svg{display:block;width:100vw;height:100vh}';
  const markup = `<!doctype html><style>${style}</style>${read(drawing)}`;
  return shoot(markup, { width: size, height: size }, { omitBackground: true });
}

/** A picture of a page. */
async function shoot(
  markup: string,
  size: { width: number; height: number },
  options: PageScreenshotOptions,
): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.setContent(markup, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot(options);
}
