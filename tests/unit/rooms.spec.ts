import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from '@playwright/test';

/* Imports point one way, from room to room: the folders of `src`. */

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The rooms in the order that the guide gives them; those that stand together import nothing of each other. */
const [, chain = ''] = /\n(`lib` <.+)\.\n/.exec(guide) ?? [];
const order = chain
  .split('<')
  .map((step) => Array.from(step.matchAll(/`([\w.-]+)`/g), ([, name = '']) => name));

/** Any other folder is that of a page: a new one needs no rule. */
const pages = folders.filter((name) => !order.flat().includes(name) && name !== 'assets');
const pagesAt = order.findIndex((step) => step.includes('layout'));

const roomOf = (path: string) => {
  const [, name = ''] = path.split('/');
  return name.startsWith('main') ? 'main.tsx' : name;
};
const placeOf = (room: string) =>
  pages.includes(room) ? pagesAt : order.findIndex((step) => step.includes(room));

/** What the inline script needs beside its own room: it stands in every document. */
const ofHeadScript = /^src\/(lib\/|contact\/draft$)/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

/** Each import of a module of the project, as `[from, to]`. */
const imports = files.flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/(?:from |import[ (])'(\.[^'?]+)'/g),
    ([, path = '']) => [file, normalize(join(dirname(file), path)).replaceAll('\\', '/')] as const,
  ),
);

/** Whether an import goes against the order. */
function isAgainst([from, to]: readonly [string, string]) {
  const [own, other] = [from, to].map(roomOf) as [string, string];
  if (own === other || other === 'assets') return false;
  if (!to.startsWith('src/')) return true;
  if (own === 'head-script') return !ofHeadScript.test(to);
  return placeOf(other) < 0 || placeOf(other) >= placeOf(own);
}

test('imports point one way, and no page imports another', () => {
  expect(pages).toEqual(expect.arrayContaining(['home', 'contact']));
  expect(imports.length).toBeGreaterThan(400);
  expect(imports.filter(isAgainst).map((pair) => pair.join(' imports '))).toEqual([]);
  for (const [from, to] of [
    ['src/home/HomePage.tsx', 'src/team/PersonCard'],
    ['src/lib/format.ts', 'src/content/company'],
    ['src/ui/Picture.tsx', 'src/layout/Menu'],
    ['src/head-script/forms.ts', 'src/theme/tokens'],
    ['src/app/App.tsx', 'stories/support/site'],
  ] as const) {
    expect(isAgainst([from, to]), `${from} may not import ${to}`).toBe(true);
  }
});
