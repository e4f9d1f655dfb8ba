import { browserslistToTargets, Features, transform } from 'lightningcss';
import { nested } from './nested-styles.mjs';

/** Of Emotion, as `src/lib/prerenderedStyles.ts` reads them. */
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
  return styleTag.replace(/(<style[^>]*>)(.*?)(<\/style>)/gs, (_, open, css, close) => {
    const merged = withoutOverridden(minify(withoutIdle(css)));
    const code = minify(merged, unusedVariables(merged));
    const told = new Set(code.match(classNames));
    /** @type {string} */
    const named = open.replace(/"(.*)"/, (/** @type {string} */ _, /** @type {string} */ names) => {
      const untold = names.split(' ').filter((name) => !told.has(name));
      return `"${untold.join(' ')}"`;
    });
    return named + withoutComments(fontStyles) + nested(code) + close;
  });
}

/** @param {string} css */
const withoutComments = (css) => css.replace(/\/\*.*?\*\//gs, '');

/** Rules for a width of at least 0, which is every width; they join those around them. */
const everyWidth = /@media \(min-width: ?0(?:px|em)?\) ?\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** What less motion stops in single parts; the theme stops it in all of them. */
const stillParts =
  /@media \(prefers-reduced-motion: reduce\) ?\{\.css-[\w-]+ ?\{transition: ?none;?\}\}/g;

/** MUI's rule for a Firefox older than all of the targets. */
const oldFirefox = /\.css-[\w-]+::-moz-focus-inner ?\{[^{}]*\}/g;

/**
 * Styles without what changes nothing in any of the browsers.
 *
 * @param {string} css
 */
const withoutIdle = (css) =>
  css.replace(everyWidth, '$1').replace(stillParts, '').replace(oldFirefox, '');

/**
 * Styles without declarations that a later one of the same rule takes the place of. Where one of the two
 * refers to a variable, the first cannot be meant for browsers that do not know the second.
 *
 * @param {string} css minified
 */
export function withoutOverridden(css) {
  return css.replace(/\{([^{}]*)\}/g, (_, block) => {
    /** @type {string[]} */
    const declarations = block.split(';');
    const kept = declarations.filter((declaration, index) => {
      const property = declaration.slice(0, declaration.indexOf(':') + 1);
      const isOverridden = declarations
        .slice(index + 1)
        .some((later) => later.startsWith(property) && (declaration + later).includes('var('));
      return !isOverridden || declaration.includes('!important');
    });
    return `{${kept.join(';')}}`;
  });
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
