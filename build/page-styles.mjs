import { browserslistToTargets, Features, transform } from 'lightningcss';
import { browsers } from './browsers.mjs';

/** What MUI writes around values of `xs`: a query that always holds. */
const always = /@media \(min-width:0em\)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/**
 * Rules that MUI writes and that no page shows. If a release changes their text, only the weight grows, and
 * `documents.spec.ts` holds its limit.
 */
const unseen = [
  // Shadows of buttons: the theme disables their elevation.
  /@media \(hover:none\)\{\.css-\w+:hover\{box-shadow:[^}]*\}\}/g,
  /(?:\.css-\w+(?::hover|:active|\.Mui-focusVisible),?)+\{box-shadow:[^}]*\}/g,
  // Grounds of buttons, which the theme has of its own, and their print: paper has no buttons.
  /@media \(hover:hover\)\{\.css-\w+:hover\{--variant-\w+Bg:[^}]*\}\}/g,
  /(?:background-color:var\(--variant-\w+Bg\)|--variant-\w+Bg:[^;}]*);?/g,
  /@media print\{\.css-\w+\{color-adjust:exact\}\}/g,
  // Placeholders of fields, which have none, and what old browsers draw.
  /[^{}]*(?:placeholder|-moz-focus-inner|-webkit-search-decoration)\{[^}]*\}/g,
];

/** Lightning CSS writes no prefixes for older ones. */
const targets = browserslistToTargets(browsers);

/**
 * @param {string} css
 * @param {string[]} unusedSymbols
 */
function minify(css, unusedSymbols) {
  return transform({
    code: Buffer.from(css),
    filename: 'page.css',
    minify: true,
    targets,
    // Lightning CSS would otherwise add variables for `light-dark()`, which no style has, to each `color-scheme`.
    exclude: Features.LightDark,
    unusedSymbols,
  }).code.toString();
}

/**
 * Minifies the styles of a page and puts the font faces before them, so that the policy has one hash for both.
 *
 * @param {string} css
 * @param {string} fontStyles
 */
export function pageStyles(css, fontStyles) {
  // Twice, since merged rules refer to fewer variables. The site disables no control.
  const merged = minify(css.replace(always, '$1'), ['Mui-disabled', 'MuiIconButton-loading']);
  const seen = unseen.reduce((rest, rules) => rest.replace(rules, ''), merged);
  const code = minify(seen, unusedVariables(seen));
  return fontStyles.replace(/\/\*.*?\*\//gs, '') + code;
}

/**
 * Finds the theme's variables that no rule of the page refers to, directly or through another variable. Once the page
 * is hydrated, `declareVariables` declares the whole set, so later styles find theirs. Each MUI button declares the
 * variables of all its variants, and refers to those of one.
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
