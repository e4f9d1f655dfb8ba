/** The code of the site by its files, as imports name them: `ui/Section`. */
const sources = Object.entries(
  import.meta.glob<string>('../../src/**/*.tsx', { eager: true, import: 'default', query: '?raw' }),
).map(([file, code]) => ({ file: file.replace(/^.*\/src\/|\.tsx$/g, ''), code }));

const nameOf = (file: string) => file.replace(/.*\//, '');

const importersOf = (name: string) =>
  sources.filter(({ code }) => new RegExp(`^import .*\\b${name}\\b`, 'm').test(code));

/** The files that show a component: those that import it, those that import them, and so on. */
function showing(name: string, found = new Set<string>()) {
  for (const { file } of importersOf(name)) {
    if (found.has(file)) continue;
    found.add(file);
    showing(nameOf(file), found);
  }
  return found;
}

/** Names of the components that are made with this one, and of the pages that it is on: `Not found`. */
export function usesOf(name: string) {
  const pages = [...showing(name)].flatMap((file) => file.match(/(?<=\/)\w+(?=Page$)/) ?? []);
  const parts = importersOf(name).map(({ file }) => nameOf(file));
  return {
    parts: parts.filter((part) => !part.endsWith('Page') && !/^(App|pages)$/.test(part)),
    pages: pages.map((page) => page.replace(/(?<=[a-z])[A-Z]/g, (big) => ` ${big.toLowerCase()}`)),
    isEverywhere: parts.includes('App') || showing(name).has('layout/PageShell'),
  };
}
