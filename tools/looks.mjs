/** @typedef {{ module: string, name: string, parts: string[], comment: string }} Look */

/**
 * Exports of a file of looks in `src/theme`, each with the parts of MUI that it dresses and its doc
 * comment.
 *
 * @param {string} module as in `kit/data`
 * @param {string} source
 * @returns {Look[]}
 */
export function looksIn(module, source) {
  const pieces = source.split(/^export const /m);
  return pieces.slice(1).map((piece, index) => ({
    module,
    name: piece.match(/^\w+/)?.[0] ?? '',
    parts: [...piece.matchAll(/^ {2}Mui(\w+):|\{ Mui(\w+):/gm)].map(([, a, b]) => a ?? b ?? ''),
    comment: pieces[index]?.match(/\/\*\* (.*) \*\/\s*$/)?.[1] ?? '',
  }));
}

/**
 * The look of a part: one that dresses it, else one with its name.
 *
 * @param {string} part
 * @param {Look[]} looks
 */
export const lookOf = (part, looks) =>
  looks.find(({ parts }) => parts.includes(part)) ??
  looks.find(({ name }) => name === part.replace(/^./, (first) => first.toLowerCase()));

/** @param {Look} look */
export const lineOf = ({ module, name }) =>
  `\`...${name}\`, from './${module}', to components in src/theme/index.ts`;
