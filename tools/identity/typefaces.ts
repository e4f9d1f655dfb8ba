import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import subsetFont from 'subset-font';

export interface Typeface {
  role: string;
  /** At Fontsource. */
  name: string;
  weights: readonly [lightest: number, boldest: number];
}

/** The letters of English, as ranges of Unicode: every page loads files with just these. */
const english = ['20-7E', 'A0', 'A9', 'B7', 'D7', '2000-22FF'];

/** Letters of other languages, in a name perhaps, by the names of Fontsource's files. */
const others = { 'latin-ext': 'U+100-2FF, U+1E00-1EFF', latin: 'U+A1-FF' };

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

/** The file of a typeface in its package. */
export function packageFile(name: string, letters = 'latin'): string {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return `@fontsource-variable/${slug}/files/${slug}-${letters}-wght-normal.woff2`;
}

/** Cuts the letters and weights that the site needs out of a typeface. */
export function cut({ name, weights: [min, max] }: Typeface): Promise<Buffer> {
  const letters = english.flatMap((range) => {
    const [start = 0, end = start] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: end - start + 1 }, (_, index) => start + index);
  });
  const wght = min === max ? min : { min, max, default: min };
  const file = readFileSync(`node_modules/${packageFile(name)}`);
  return subsetFont(file, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
}

/**
 * Writes the style sheet of the typefaces. Stand-ins get their width and height, so that nothing moves
 * when they arrive.
 *
 * @param page to measure in
 */
export async function styleSheet(typefaces: readonly Typeface[], page: Page): Promise<string> {
  const rules = [
    ...typefaces.flatMap((typeface) =>
      Object.entries(others).map(([letters, range]) =>
        fontFace(typeface, packageFile(typeface.name, letters), range),
      ),
    ),
    ...typefaces.map((typeface) => {
      const ranges = english.map((range) => `U+${range}`).join(', ');
      return fontFace(typeface, `../assets/fonts/${typeface.role}.woff2`, ranges);
    }),
  ];
  for (const { name, weights } of typefaces) {
    const [lightest, boldest] = weights;
    const file = readFileSync(`node_modules/${packageFile(name)}`).toString('base64');
    const needed = standIns.filter(({ from, to }) => lightest <= to && boldest >= from);
    for (const { fonts, from, to, drawn, width } of needed) {
      const weight = Math.min(Math.max(drawn, lightest), boldest);
      const own = await page.evaluate(measure, { name, weight, file, letters: usual });
      const scale = own.width / width;
      rules.push(`@font-face {
  font-family: "${name} Fallback";
  font-weight: ${needed.length === 1 ? '1 1000' : `${from} ${to}`};
  src: ${fonts.map((font) => `local("${font}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(own.ascent / scale)};
  descent-override: ${percent(own.descent / scale)};
  line-gap-override: 0%;
}`);
    }
  }
  return `/* Made by "npm run identity" from src/theme/brand.ts. */\n\n${rules.join('\n\n')}\n`;
}

const fontFace = ({ name, weights }: Typeface, file: string, range: string) => `@font-face {
  font-family: "${name}";
  font-display: swap;
  font-weight: ${[...new Set(weights)].join(' ')};
  src: url("${file}");
  unicode-range: ${range};
}`;

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** Runs in the browser: the mean width of letters and the height of a typeface, in em. */
async function measure(text: { name: string; weight: number; file: string; letters: string }) {
  const source = `url(data:font/woff2;base64,${text.file})`;
  document.fonts.add(await new FontFace(text.name, source, { weight: '1 1000' }).load());
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.font = `${text.weight} 1000px "${text.name}"`;
  context.fontKerning = 'none';
  const box = context.measureText(text.letters);
  return {
    width: box.width / text.letters.length / 1000,
    ascent: box.fontBoundingBoxAscent / 1000,
    descent: box.fontBoundingBoxDescent / 1000,
  };
}
