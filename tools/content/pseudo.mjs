import { relative } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {import('./locate.mjs').Node} Node */

/** Values that the code reads, by the names of what holds them; no visitor sees one. */
const codes = /^(slug|id|key|path|kind|icon|picture|days|domain|currency|country)$/;

/** These are codes in the entries of seminars and partners, and labels elsewhere. */
const labeledElsewhere = /^(category|format)$/;

/**
 * A language whose days and times have no letter of ours, long ones at that: words that follow the locale are
 * told apart from words that stand in the code.
 */
const locale = 'el-GR';

/** Marks that letters keep together with what they are: `e` with a mark is still an `e` without it. */
const marks = { vowel: '\u0301', consonant: '\u0307' };

/**
 * Each letter with a mark, vowels doubled, which is a third more; addresses as they are.
 *
 * @param {string} text
 */
const lengthened = (text) =>
  text
    .split(/(\S+@\S+|\b(?:https?|tel|mailto):\S*)/)
    .map((part, index) =>
      index % 2 > 0
        ? part
        : part.replace(/[aeiou]|[a-z]/gi, (letter) =>
            /[aeiou]/i.test(letter)
              ? `${letter}${marks.vowel}${letter.toLowerCase()}${marks.vowel}`
              : letter + marks.consonant,
          ),
    )
    .join('')
    .normalize('NFC');

/** A text in brackets, so that one that is cut or put together from parts is seen. @param {string} text */
export function pseudo(text) {
  const words = lengthened(text);
  return words === text ? text : `[${words}]`;
}

/** Whether the value of a property is a code. @param {string} key @param {string} value */
const isCode = (key, value) =>
  codes.test(key) || (labeledElsewhere.test(key) && /^[a-z-]+$/.test(value));

/** @param {Node} node */
const nameOf = ({ key }) => String(key?.name ?? key?.value ?? '');

/**
 * What each text of a module becomes, by its place.
 *
 * @typedef {{ start: number, end: number, text: string }} Edit
 *
 * @param {string} source
 * @param {unknown} node
 * @param {string} key the property that it is the value of
 * @returns {Edit[]}
 */
function editsOf(source, node, key = '') {
  if (Array.isArray(node)) return node.flatMap((one) => editsOf(source, one, key));
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, start, end, ...parts } = /** @type {Node} */ (node);
  // Types, and what values are compared with.
  if (/^TS(?!As|Satisfies|NonNull)|^Import|^BinaryExpression$/.test(type) && parts.operator !== '+')
    return [];
  if (type === 'Property') return editsOf(source, parts.value, nameOf(/** @type {Node} */ (parts)));
  if (type === 'MemberExpression') return editsOf(source, parts.object);
  if (type === 'CallExpression') {
    const lists = parts.arguments.filter((/** @type {Node} */ one) => one.type !== 'Literal');
    return [...editsOf(source, parts.callee), ...editsOf(source, lists)];
  }
  if (type === 'Literal' && typeof parts.value === 'string') {
    if (key === 'locale') return [{ start, end, text: JSON.stringify(locale) }];
    if (isCode(key, parts.value)) return [];
    return [{ start, end, text: JSON.stringify(pseudo(parts.value)) }];
  }
  if (type === 'TemplateLiteral') {
    const pieces = parts.quasis.map((/** @type {Node} */ { value }) => value.cooked);
    const isAddress = pieces.some((/** @type {string} */ piece) => /@|^[a-z]+:/.test(piece));
    const isJoined = /[a-z]/i.test(pieces.join('')) || pieces.length > 2;
    if (isAddress || !isJoined) return editsOf(source, parts.expressions);
    const ends = [
      { start: start + 1, end: start + 1, text: '[' },
      { start: end - 1, end: end - 1, text: ']' },
    ];
    const words = parts.quasis.map((/** @type {Node} */ piece) => {
      // Whether its marks belong to a piece differs between parsers.
      const first = source.indexOf(piece.value.raw, piece.start);
      return {
        start: first,
        end: first + piece.value.raw.length,
        text: lengthened(piece.value.raw),
      };
    });
    return [...ends, ...words, ...editsOf(source, parts.expressions)];
  }
  return Object.values(parts).flatMap((part) => editsOf(source, part, key));
}

/** A module of content with other words. @param {string} file @param {string} source */
function pseudoModule(file, source) {
  const { program } = parseSync(file, source, { lang: 'ts' });
  // From the last to the first, so that places hold; what stands at one place, in its order.
  return editsOf(source, program.body)
    .map((edit, index) => ({ ...edit, index }))
    .sort((one, other) => other.start - one.start || other.index - one.index)
    .reduce(
      (text, { start, end, text: words }) => text.slice(0, start) + words + text.slice(end),
      source,
    );
}

/**
 * With `CONTENT=pseudo` every word of the content is replaced by one that is longer, marked and in brackets. A
 * word that looks as ever stands outside the content.
 *
 * @returns {import('vite').Plugin | false}
 */
export const pseudoContent = (isOn = process.env.CONTENT === 'pseudo') =>
  isOn && {
    name: 'pseudo-content',
    enforce: 'pre',
    transform(source, id) {
      const file = relative('', id).replaceAll('\\', '/');
      if (!/^src\/(content\/.*|routes)\.ts$/.test(file)) return null;
      return pseudoModule(file, source);
    },
  };
