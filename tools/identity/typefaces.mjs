import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import subsetFont from 'subset-font';

const stylesFile = 'src/theme/fonts.css';

/**
 * The files of typefaces that `src/theme/fonts.css` takes from `src/assets/fonts`: cut from the package's file
 * of the same name, with the letters and weights that the same rule declares.
 *
 * @returns {Promise<Record<string, Buffer>>} by file
 */
export async function cutTypefaces() {
  /** @type {Record<string, Buffer>} */
  const cut = {};
  for (const rule of fontFaces()) {
    const [address] = rule.src?.match(/\.\.\/assets\/fonts\/[\w-]+\.woff2/) ?? [];
    if (!address) continue;
    const file = join('src/theme', address).replaceAll('\\', '/');
    cut[file] = await subsetFont(packageFile(basename(file)), lettersOf(rule), {
      targetFormat: 'woff2',
      variationAxes: { wght: weightsOf(rule) },
    });
  }
  return cut;
}

/** The declarations of each `@font-face`. @returns {Record<string, string>[]} */
function fontFaces() {
  /** @type {Record<string, string>[]} */
  const faces = [];
  postcss.parse(readFileSync(stylesFile, 'utf8')).walkAtRules('font-face', ({ nodes = [] }) => {
    faces.push(
      Object.fromEntries(
        nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
      ),
    );
  });
  return faces;
}

/** @param {string} name such as `figtree-latin-wght-normal.woff2` */
function packageFile(name) {
  const [, family] = /^(.+)-latin/.exec(name) ?? [];
  return readFileSync(`node_modules/@fontsource-variable/${family}/files/${name}`);
}

/** @param {Record<string, string>} rule */
function lettersOf({ 'unicode-range': ranges = '' }) {
  return [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      const length = Number.parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index));
    })
    .join('');
}

/** One weight as it is, two as a range. @param {Record<string, string>} rule */
function weightsOf({ 'font-weight': weight = '' }) {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  return min === max ? min : { min, max, default: min };
}
