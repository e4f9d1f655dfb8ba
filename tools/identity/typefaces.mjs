import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

/** @typedef {{ role: string, name: string, weights: readonly [lightest: number, boldest: number] }} Typeface */

/** What English needs: the letters of the files that every page fetches. */
export const letters = ['20-7E', 'A0', 'A9', 'B7', 'D7', '2000-22FF'];

/** Letters of other languages, by the names that Fontsource's files have for them. */
const others = { 'latin-ext': 'U+100-2FF, U+1E00-1EFF', latin: 'U+A1-FF' };

/**
 * Arial, or its metric twin Liberation Sans, in the two weights that it has: how wide its letters are, against the
 * height of the type, over the letters below.
 */
const standIns = [
  { sources: ['Arial', 'ArialMT', 'Liberation Sans'], from: 1, to: 550, drawn: 400, width: 0.451 },
  {
    sources: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    from: 551,
    to: 1000,
    drawn: 600,
    width: 0.4836,
  },
];

/** As often as the site's pages have them. */
const usual =
  '                                 eeeeeeeeeeeeeeeeeeeeeaaaaaaaaaaaaaaaarrrrrrrrrrrrrrttttttttttttttooooooooooooossssssssssss' +
  'iiiiiiiiiiiinnnnnnnnnnllllllccccccddddddhhhhhuuuuuppppmmmyyyfffgggwwwkkbbvv,,..P0CA1R2TFD9S-M5$O';

const notes = {
  others: `/*
 * Letters of other languages, in a name perhaps: fetched only by a page that shows one. What these files lack,
 * such as Greek, comes from the system.
 */`,
  cuts: '/* What English needs, cut from the same files. */',
  standIns: `/*
 * Stand-ins until the typefaces have arrived, scaled to the same width and height so that nothing moves when they
 * change places. One for each weight, since a bold line is wider than a regular one.
 */`,
};

/**
 * The typefaces with the letters and weights that the site needs, by file, and the style sheet that declares them.
 *
 * @param {Typeface[]} typefaces
 */
export async function cutTypefaces(typefaces) {
  const files = typefaces.map(async ({ role, name, weights: [min, max] }) => {
    const weight = min === max ? min : { min, max, default: min };
    return [`src/assets/fonts/${role}.woff2`, await cut(name, weight, 'woff2', lettersIn(letters))];
  });
  const rules = [
    notes.others,
    ...typefaces.flatMap((typeface) =>
      Object.entries(others).map(([part, range]) =>
        ruleOf(typeface, `@fontsource-variable/${fileOf(typeface.name, part)}`, range),
      ),
    ),
    notes.cuts,
    ...typefaces.map((typeface) =>
      ruleOf(
        typeface,
        `../assets/fonts/${typeface.role}.woff2`,
        letters.map((range) => `U+${range}`).join(', '),
      ),
    ),
    notes.standIns,
    ...(await Promise.all(typefaces.map(standInsFor))).flat(),
  ];
  return {
    files: /** @type {Record<string, Buffer>} */ (Object.fromEntries(await Promise.all(files))),
    styles: `/* Made by "npm run identity" from src/theme/brand.ts. */\n\n${rules.join('\n\n')}\n`,
  };
}

/** @param {string} family as Fontsource has it in its addresses */
export const slugOf = (family) => family.toLowerCase().replaceAll(' ', '-');

/** @param {string} family @param {string} part */
const fileOf = (family, part) =>
  `${slugOf(family)}/files/${slugOf(family)}-${part}-wght-normal.woff2`;

/** The file with the letters of English, in all weights. @param {string} family */
export const packageFile = (family) =>
  `node_modules/@fontsource-variable/${fileOf(family, 'latin')}`;

/** @param {readonly string[]} ranges */
const lettersIn = (ranges) =>
  ranges
    .flatMap((range) => {
      const [start = 0, end = start] = range.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: end - start + 1 }, (_, at) => String.fromCodePoint(start + at));
    })
    .join('');

/**
 * @param {string} family
 * @param {number | { min: number, max: number, default: number }} wght
 * @param {'woff2' | 'truetype'} targetFormat
 * @param {string} text
 */
function cut(family, wght, targetFormat, text) {
  return subsetFont(readFileSync(packageFile(family)), text, {
    targetFormat,
    variationAxes: { wght },
  });
}

/**
 * A typeface in one weight, as outlines.
 *
 * @param {string} family
 * @param {number} weight
 */
async function outlines(family, weight) {
  const { buffer, byteOffset, byteLength } = await cut(
    family,
    weight,
    'truetype',
    lettersIn(['20-FF']),
  );
  return opentype.parse(
    /** @type {ArrayBuffer} */ (buffer.slice(byteOffset, byteOffset + byteLength)),
  );
}

/** @param {Typeface} typeface @param {string} file @param {string} range */
const ruleOf = ({ name, weights }, file, range) => `@font-face {
  font-family: "${name}";
  font-display: swap;
  font-weight: ${[...new Set(weights)].join(' ')};
  src: url("${file}");
  unicode-range: ${range};
}`;

/** @param {Typeface} typeface */
async function standInsFor({ name, weights: [lightest, boldest] }) {
  const needed = standIns.filter(({ from, to }) => lightest <= to && boldest >= from);
  return Promise.all(
    needed.map(async ({ sources, from, to, drawn, width }) => {
      const font = await outlines(name, Math.min(Math.max(drawn, lightest), boldest));
      const scale = widthOf(font) / width;
      const percent = (/** @type {number} */ share) => `${Number((share * 100).toFixed(1))}%`;
      const height = (/** @type {number} */ units) => percent(units / font.unitsPerEm / scale);
      return `@font-face {
  font-family: "${name} Fallback";
  font-weight: ${needed.length === 1 ? '1 1000' : `${from} ${to}`};
  src: ${sources.map((source) => `local("${source}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${height(font.ascender)};
  descent-override: ${height(-font.descender)};
  line-gap-override: 0%;
}`;
    }),
  );
}

/** How wide a letter is on average, against the height of the type. @param {opentype.Font} font */
function widthOf(font) {
  const widths = usual.split('').map((letter) => font.charToGlyph(letter).advanceWidth ?? 0);
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / font.unitsPerEm;
}
