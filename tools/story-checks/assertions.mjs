import { readFileSync } from 'node:fs';
import { types as t } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { lookUp, readModule } from './module.mjs';

/** @typedef {import('./module.mjs').Module} Module */
/** @typedef {import('storybook/internal/babel').types.Node} Node */

/**
 * Stories whose play function asserts nothing, directly or in what it calls. A play function that is
 * inherited, from another story or from the file's own settings, counts.
 *
 * @param {string} file
 */
export function findStoriesWithoutAssertion(file) {
  const csf = loadCsf(readFileSync(file, 'utf8'), { makeTitle: (title) => title ?? file }).parse();
  const module = readModule(file);
  return Object.keys(csf._stories).filter((name) => {
    const play = playOf(module, t.identifier(name)) ?? playOf(module, csf._metaNode);
    return !play || !asserts(play.module, play.node);
  });
}

/**
 * The play function that a story has or inherits.
 *
 * @param {Module} module
 * @param {Node | undefined | null} story
 * @returns {{ module: Module, node: Node } | undefined}
 */
function playOf(module, story) {
  const node = withoutTypes(story);
  if (t.isIdentifier(node)) {
    const meaning = lookUp(module, node.name);
    return meaning && playOf(meaning.module, meaning.node);
  }
  if (!t.isObjectExpression(node)) return undefined;

  for (const property of node.properties.toReversed()) {
    if (t.isSpreadElement(property)) {
      const inherited = playOf(module, property.argument);
      if (inherited) return inherited;
    } else if (t.isIdentifier(property.key, { name: 'play' })) {
      return { module, node: t.isObjectMethod(property) ? property : property.value };
    }
  }
  return undefined;
}

/**
 * @param {Node | undefined | null} node
 * @returns {Node | undefined | null}
 */
function withoutTypes(node) {
  return t.isTSSatisfiesExpression(node) || t.isTSAsExpression(node)
    ? withoutTypes(node.expression)
    : node;
}

/**
 * Whether code holds an assertion, or names something of ours that does.
 *
 * @param {Module} module
 * @param {Node} root
 * @param {Set<Node>} seen
 * @returns {boolean}
 */
function asserts(module, root, seen = new Set()) {
  if (seen.has(root)) return false;
  seen.add(root);

  let found = false;
  t.traverse(root, (node, ancestors) => {
    if (found || isPropertyName(ancestors.at(-1))) return;
    if (isPlayOfStory(node)) {
      const play = playOf(module, node.object);
      found = play !== undefined && asserts(play.module, play.node, seen);
    } else if (isAssertion(module, node)) {
      found = true;
    } else if (t.isIdentifier(node)) {
      const meaning = lookUp(module, node.name);
      found = meaning !== undefined && asserts(meaning.module, meaning.node, seen);
    }
  });
  return found;
}

/**
 * The `b` of `a.b` and of `{ b: … }`, which names nothing of the module.
 *
 * @param {{ node: Node, key: string } | undefined} parent
 */
function isPropertyName(parent) {
  if (!parent) return false;
  const { key, node } = parent;
  return (
    (key === 'property' && t.isMemberExpression(node) && !node.computed) ||
    (key === 'key' && t.isObjectMember(node) && !node.computed)
  );
}

/**
 * `Default.play`.
 *
 * @param {Node} node
 * @returns {node is import('storybook/internal/babel').types.MemberExpression}
 */
function isPlayOfStory(node) {
  return (
    (t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) &&
    t.isIdentifier(node.property, { name: 'play' })
  );
}

/**
 * `expect(…).matcher(…)`: the matcher has to be called.
 *
 * @param {Module} module
 * @param {Node} node
 */
function isAssertion({ imported }, node) {
  if (!t.isCallExpression(node)) return false;

  let subject = node.callee;
  while (t.isMemberExpression(subject))
    subject = /** @type {typeof node.callee} */ (subject.object);
  return (
    t.isMemberExpression(node.callee) &&
    t.isCallExpression(subject) &&
    t.isIdentifier(subject.callee) &&
    imported.get(subject.callee.name)?.source === 'storybook/test' &&
    imported.get(subject.callee.name)?.imported === 'expect'
  );
}
