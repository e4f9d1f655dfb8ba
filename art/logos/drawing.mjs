import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { optimize } from 'svgo';

const require = createRequire(import.meta.url);

/** @type {Map<string, opentype.Font>} */
const fonts = new Map();

/** @param {number} number */
export const round = (number, digits = 2) => Number(number.toFixed(digits));

/**
 * A typeface of Fontsource, whose package has to be installed.
 *
 * @param {string} family
 * @param {number} weight
 */
function font(family, weight, style = 'normal') {
  const file = `${family}-latin-${weight}-${style}.woff`;
  const loaded = fonts.get(file);
  if (loaded) return loaded;
  const { buffer, byteOffset, byteLength } = readFileSync(
    require.resolve(`@fontsource/${family}/files/${file}`),
  );
  const parsed = opentype.parse(
    /** @type {ArrayBuffer} */ (buffer.slice(byteOffset, byteOffset + byteLength)),
  );
  fonts.set(file, parsed);
  return parsed;
}

/**
 * opentype.js 2.0 writes NaN for tiny numbers in its own path data.
 *
 * @param {opentype.Path} path
 */
function pathData({ commands }) {
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      /** @type {[number, number][]} */
      const pairs = [[command.x, command.y]];
      if ('x2' in command) pairs.unshift([command.x2, command.y2]);
      if ('x1' in command) pairs.unshift([command.x1, command.y1]);
      return command.type + pairs.map(([x, y]) => `${round(x)} ${round(y)}`).join(' ');
    })
    .join('');
}

/**
 * Sets a line glyph by glyph as outlines. opentype.js rejects some features of these fonts when it sets
 * a whole line.
 *
 * @param {{ family: string, weight: number, style?: string, text: string, size: number, x: number, baseline: number, tracking?: number }} line
 * @returns {{ d: string, box: number[] }} path data, and left, top, right and bottom of the ink
 */
export function line({ family, weight, style, text, size, x, baseline, tracking = 0 }) {
  const face = font(family, weight, style);
  const scale = size / face.unitsPerEm;
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  let pen = x;
  let d = '';
  /** @type {opentype.Glyph | undefined} */
  let previous;
  for (const character of text) {
    const glyph = face.charToGlyph(character);
    if (glyph.index === 0) throw new Error(`${family} has no letter "${character}" for "${text}".`);
    const kerning = previous ? face.getKerningValue(previous, glyph) : 0;
    if (Number.isFinite(kerning)) pen += kerning * scale;
    const outline = glyph.getPath(pen, baseline, size);
    if (outline.commands.length > 0) {
      d += pathData(outline);
      const { x1, y1, x2, y2 } = outline.getBoundingBox();
      [x1, y1].forEach((value, index) => {
        box[index] = Math.min(box[index] ?? 0, value);
      });
      [x2, y2].forEach((value, index) => {
        box[index + 2] = Math.max(box[index + 2] ?? 0, value);
      });
    }
    pen += (glyph.advanceWidth ?? 0) * scale + tracking * size;
    previous = glyph;
  }
  return { d, box };
}

/**
 * @param {{ box: readonly number[], body: string, label?: string, fill?: string }} drawing
 * @returns {string}
 */
export function svg({ box: [left = 0, top = 0, right = 0, bottom = 0], label, body, fill }) {
  const view = [left, top, right - left, bottom - top].map((number) => round(number)).join(' ');
  const name = label ? ` role="img" aria-label="${label.replaceAll('&', '&amp;')}"` : '';
  const ink = fill ? ` fill="${fill}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"${ink}${name}>${body}</svg>`;
}

/** @param {string} markup */
export function optimized(markup) {
  return optimize(markup, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      { name: 'preset-default', params: { overrides: { removeUnknownsAndDefaults: false } } },
    ],
  }).data;
}
