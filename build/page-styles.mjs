import { browserslistToTargets, Features, transform } from 'lightningcss';

/** Of Emotion, as `src/prerenderedStyles.ts` reads them. */
const classNames = /\.css-[\w#-]+/g;

/** Oldest browsers that MUI supports; prefixes for older ones are left out. */
const targets = browserslistToTargets([
  'chrome 117',
  'edge 121',
  'firefox 121',
  'safari 17',
  'ios_saf 17',
]);

/**
 * @param {string} css
 * @param {string[]} [unusedSymbols]
 */
function minify(css, unusedSymbols = []) {
  return transform({
    code: Buffer.from(css),
    filename: 'page.css',
    minify: true,
    targets,
    exclude: Features.LightDark,
    unusedSymbols,
  }).code.toString();
}

/**
 * Shortens the page's style element and puts the fonts into it, so that the policy has one hash for both.
 * Its attribute keeps the names that its rules do not tell.
 *
 * @param {string} styleTag
 * @param {string} fontStyles
 */
export function pageStyles(styleTag, fontStyles) {
  const [, names = '', css = ''] = /^<style [\w-]+="([^"]*)">(.*)<\/style>$/s.exec(styleTag) ?? [];
  // Twice, since what is merged refers to fewer variables.
  const merged = minify(css);
  const code = minify(merged, unusedVariables(merged));
  const told = new Set(code.match(classNames));
  const untold = names.split(' ').filter((name) => !told.has(name));
  const fonts = fontStyles.replace(/\/\*.*?\*\//gs, '');
  return styleTag.replace(`"${names}"`, `"${untold.join(' ')}"`).replace(css, () => fonts + code);
}

/**
 * The theme's variables that no style of the page refers to, directly or through another variable. The
 * theme declares the whole set when the page hydrates, so styles that come later find theirs. Each of MUI's
 * buttons declares what all of its variants need, and refers to its own.
 *
 * @param {string} css
 */
function unusedVariables(css) {
  const declaration = /(--(?:mui|variant)-[\w-]+):([^;}]*)/g;
  const declarations = [...css.matchAll(declaration)];
  const used = variablesIn(css.replace(declaration, ''));
  // The loop also visits the names that it adds.
  for (const name of used) {
    for (const [, declared, value = ''] of declarations) {
      if (declared === name) for (const other of variablesIn(value)) used.add(other);
    }
  }
  return declarations.map(([, name = '']) => name).filter((name) => !used.has(name));
}

/** @param {string} css */
function variablesIn(css) {
  return new Set(
    Array.from(css.matchAll(/var\((--(?:mui|variant)-[\w-]+)/g), ([, name = '']) => name),
  );
}
