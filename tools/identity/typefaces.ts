import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { typefaces, typefaceWeights } from '../../src/theme/brand';
import { stop } from '../stop.mjs';

type Role = keyof typeof typefaces;

/** The letters of English, as ranges of Unicode: every page loads files with just these. */
const english = ['20-7E', 'A0', 'A9', 'B7', 'D7', '2000-22FF'];

/**
 * Fonts of the system that stand in until a typeface has arrived: for which weights, the weight of ours
 * that they are compared with, and the mean width of the letters below in em.
 */
const standIns = [
  { fonts: ['Arial', 'ArialMT', 'Liberation Sans'], from: 1, to: 550, drawn: 400, width: 0.451 },
  {
    fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    from: 551,
    to: 1000,
    drawn: 600,
    width: 0.4836,
  },
];

/** Letters as often as the pages have them. */
const usual =
  '                                 eeeeeeeeeeeeeeeeeeeeeaaaaaaaaaaaaaaaarrrrrrrrrrrrrrttttttttttttttooooooooooooossssssssssss' +
  'iiiiiiiiiiiinnnnnnnnnnllllllccccccddddddhhhhhuuuuuppppmmmyyyfffgggwwwkkbbvv,,..P0CA1R2TFD9S-M5$O';

/** The file of a typeface in its package, such as `latin` of it. */
function packageFile(role: Role, letters: string): string {
  const slug = typefaces[role].toLowerCase().replaceAll(' ', '-');
  return `@fontsource-variable/${slug}/files/${slug}-${letters}-wght-normal.woff2`;
}

/** Ends the process if the package of a typeface is not installed, or has no file of all weights. */
export function checkTypefaces() {
  for (const [role, name] of Object.entries(typefaces)) {
    const file = packageFile(role as Role, 'latin');
    if (existsSync(`node_modules/${file}`)) continue;
    const [scope, slug] = file.split('/');
    stop(`The typeface “${name}” is not here. Its name at fontsource.org is right? Then
  npm install --ignore-scripts --save-dev ${scope}/${slug}`);
  }
}

/** Reads a typeface with the letters of English, in all weights. */
export const readTypeface = (role: Role) =>
  readFileSync(`node_modules/${packageFile(role, 'latin')}`);

/** Cuts the letters and weights that the site needs out of a typeface. */
export function cut(role: Role): Promise<Buffer> {
  const letters = english.flatMap((range) => {
    const [start = 0, end = start] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });
  const [min, max] = typefaceWeights[role];
  return subsetFont(readTypeface(role), String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
  });
}

/** Writes the style sheet of a typeface. `page` measures it, so that stand-ins take the same room. */
export async function styleSheet(role: Role, page: Page): Promise<string> {
  const name = typefaces[role];
  const [lightest, boldest] = typefaceWeights[role];
  // The first two have letters of other languages: they are loaded for a name that has one.
  const files = [
    [packageFile(role, 'latin-ext'), 'U+100-2FF, U+1E00-1EFF'],
    [packageFile(role, 'latin'), 'U+A1-FF'],
    [`../assets/fonts/${role}.woff2`, english.map((range) => `U+${range}`).join(', ')],
  ];
  const rules = files.map(
    ([file, range]) => `@font-face {
  font-family: "${name}";
  font-display: swap;
  font-weight: ${[...new Set(typefaceWeights[role])].join(' ')};
  src: url("${file}");
  unicode-range: ${range};
}`,
  );
  const file = readTypeface(role).toString('base64');
  const needed = standIns.filter(({ from, to }) => lightest <= to && boldest >= from);
  for (const { fonts, from, to, drawn, width } of needed) {
    const weight = Math.min(Math.max(drawn, lightest), boldest);
    const text = { name, weight, file, letters: usual };
    const [own = 0, up = 0, down = 0] = await page.evaluate(measure, text);
    const scale = own / width;
    rules.push(`@font-face {
  font-family: "${name} Fallback";
  font-weight: ${needed.length === 1 ? '1 1000' : `${from} ${to}`};
  src: ${fonts.map((font) => `local("${font}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(up / scale)};
  descent-override: ${percent(down / scale)};
  line-gap-override: 0%;
}`);
  }
  return rules.join('\n\n');
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** Runs in the browser: the mean width of letters, and how far the typeface goes up and down, in em. */
async function measure(text: { name: string; weight: number; file: string; letters: string }) {
  const source = `url(data:font/woff2;base64,${text.file})`;
  document.fonts.add(await new FontFace(text.name, source, { weight: '1 1000' }).load());
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.font = `${text.weight} 1000px "${text.name}"`;
  context.fontKerning = 'none';
  const box = context.measureText(text.letters);
  const width = box.width / text.letters.length;
  return [width, box.fontBoundingBoxAscent, box.fontBoundingBoxDescent].map((px) => px / 1000);
}
