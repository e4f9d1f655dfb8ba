import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const moduleId = 'virtual:icons-in-use';

/**
 * Every Material icon that the source of the site imports, by its name. The package has ten thousand,
 * so a page about those in use cannot import them all.
 *
 * @returns {import('vite').Plugin}
 */
export function iconsInUse() {
  return {
    name: 'icons-in-use',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => readFileSync(join('src', file), 'utf8'))
        .join('\n');
      const paths = source.match(/@mui\/icons-material\/\w+/g)?.toSorted();
      return [...new Set(paths)]
        .map((path) => `export { default as ${basename(path)} } from '${path}';`)
        .join('\n');
    },
  };
}
