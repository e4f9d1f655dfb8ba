import { parseSync } from 'vite';

/**
 * A file of content as its syntax, so that a problem can be shown on its line.
 *
 * @typedef {Record<string, any>} Node
 *
 * @typedef {object} Place
 * @property {number} line
 * @property {number} column
 */

/** What stands around a value for the types' sake. */
const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];

/** @param {Node | undefined} node @returns {Node | undefined} */
const unwrap = (node) => (node && wrappers.includes(node.type) ? unwrap(node.expression) : node);

/** @param {string} source @param {number} offset @returns {Place} */
export function placeAt(source, offset) {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Where the value of a path stands in a file; as near to it as the file lets one see.
 *
 * @param {string} file
 * @param {string} source
 * @param {readonly (string | number)[]} path the name of an export, then keys, slugs and positions
 */
export function locate(file, source, path) {
  const { program } = parseSync(file, source, { lang: 'ts' });
  const declarations = program.body.flatMap((/** @type {Node} */ statement) => {
    const declaration = statement.declaration ?? statement;
    return declaration.declarations ?? [];
  });
  /** @param {string | number} name @returns {Node | undefined} */
  const declared = (name) => declarations.find((/** @type {Node} */ one) => one.id?.name === name);

  /** @param {Node | undefined} node @param {string | number} step @returns {Node | undefined} */
  const inside = (node, step) => {
    const value = unwrap(node?.type === 'Property' ? node.value : (node?.init ?? node));
    if (value?.type === 'Identifier') return inside(declared(value.name), step);
    if (value?.type === 'CallExpression') return inside(value.arguments[0], step);
    if (value?.type === 'ArrayExpression') {
      if (typeof step === 'number') return value.elements[step];
      return value.elements.find(
        (/** @type {Node} */ one) => unwrap(inside(one, 'slug')?.value)?.value === step,
      );
    }
    return value?.properties?.find(
      (/** @type {Node} */ { key }) => key && String(key.name ?? key.value) === String(step),
    );
  };

  const [name = '', ...steps] = path;
  let node = declared(name);
  for (const step of steps) {
    const next = inside(node, step);
    if (!next) break;
    node = next;
  }
  // `name,` alone stands for what is written under that name.
  const value = node?.type === 'Property' ? unwrap(node.value) : undefined;
  if (value?.type === 'Identifier') node = declared(value.name) ?? node;
  return placeAt(source, node?.start ?? 0);
}
