import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { transform } from 'lightningcss';
import subsetFont from 'subset-font';

const stylesFile = 'src/theme/fonts.css';
const folder = 'src/assets/fonts';

/** @typedef {{ file: string, weights: number[], letters: string }} Cut */

/**
 * The files of typefaces that `src/theme/fonts.css` takes from `src/assets/fonts`: cut from the package's file
 * of the same name, with the letters and weights that the same rule declares.
 *
 * @returns {Promise<Record<string, Buffer>>} by file
 */
export async function cutTypefaces() {
  const files = declaredCuts().map(async ({ file, weights, letters }) => {
    const [min = 400, max = min] = weights;
    const wght = min === max ? min : { min, max, default: min };
    const options = { targetFormat: /** @type {const} */ ('woff2'), variationAxes: { wght } };
    return [`${folder}/${file}`, await subsetFont(packageFile(file), letters, options)];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** What the rules of the style sheet ask for. */
function declaredCuts() {
  /** @type {Cut[]} */
  const cuts = [];
  transform({
    filename: stylesFile,
    code: readFileSync(stylesFile),
    visitor: {
      Rule: {
        'font-face'({ value: { properties } }) {
          /** @type {Cut} */
          const cut = { file: '', weights: [], letters: '' };
          for (const property of properties) {
            if (property.type === 'source') {
              const [source] = property.value;
              const address = source?.type === 'url' ? source.value.url.url : '';
              if (address.startsWith('../assets/fonts/')) cut.file = basename(address);
            } else if (property.type === 'font-weight') {
              cut.weights = property.value.flatMap((weight) =>
                weight.type === 'absolute' && weight.value.type === 'weight'
                  ? [weight.value.value]
                  : [],
              );
            } else if (property.type === 'unicode-range') {
              cut.letters = property.value.map(lettersBetween).join('');
            }
          }
          if (cut.file) cuts.push(cut);
        },
      },
    },
  });
  return cuts;
}

/** @param {{ start: number, end: number }} range of code points */
const lettersBetween = ({ start, end }) =>
  Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index)).join(
    '',
  );

/** @param {string} name such as `figtree-latin-wght-normal.woff2` */
function packageFile(name) {
  const [, family] = /^(.+)-latin/.exec(name) ?? [];
  return readFileSync(`node_modules/@fontsource-variable/${family}/files/${name}`);
}
