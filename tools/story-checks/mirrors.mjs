import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { types as t } from 'storybook/internal/babel';
import { readModule } from './module.mjs';

/** Where the components are that stakeholders see. A sub-folder holds the parts of one component. */
const folders = ['components', 'layout', 'notices', 'pages'];

/**
 * Components that no story file is about: none mirrors the path of their file, and none of the
 * mirrored folder names them as its `component` or among its `subcomponents`.
 */
export function findComponentsWithoutStories() {
  return folders.flatMap((folder) => {
    const stories = join('stories', folder);
    const shown = new Set(filesIn(stories, '.stories.tsx').flatMap(shownComponents));
    return filesIn(join('src', folder), '.tsx').flatMap((file) => {
      const mirror = join(stories, `${basename(file, '.tsx').replace(/Page$/, '')}.stories.tsx`);
      if (existsSync(mirror)) return [];
      return exportedComponents(file)
        .filter((name) => !shown.has(name))
        .map((name) => `${file}: no story shows ${name}. ${mirror} would be the place.`);
    });
  });
}

/**
 * @param {string} folder
 * @param {string} ending
 */
function filesIn(folder, ending) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

/** @param {string} file */
function exportedComponents(file) {
  return [...readModule(file).exported]
    .map(([exported, local]) => (exported === 'default' ? local : exported))
    .filter((name) => /^[A-Z][a-z]/.test(name));
}

/**
 * Names that a story file gives in `component` and `subcomponents`.
 *
 * @param {string} file
 */
function shownComponents(file) {
  /** @type {string[]} */
  const names = [];
  for (const node of readModule(file).declared.values()) {
    t.traverseFast(node, (property) => {
      if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return;
      const { key, value } = property;
      if (key.name === 'component' && t.isIdentifier(value)) names.push(value.name);
      if (key.name === 'subcomponents' && t.isObjectExpression(value)) {
        for (const part of value.properties) {
          if (t.isObjectProperty(part) && t.isIdentifier(part.value)) names.push(part.value.name);
        }
      }
    });
  }
  return names;
}
