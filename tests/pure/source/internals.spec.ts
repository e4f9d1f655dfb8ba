import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { internals, offersOnItsOwn } from './internals';

/** What internals look like, wherever they stand: names that no package documents, and its markup. */
const shapes =
  /\b__\w+|\b_goober\b|\bstorybook\/internal\/[a-z-]+|\b(?:sb|sbdocs|docblock|notistack)-[\w-]+|\biframe--|\bstorybook-preview-iframe\b|\bdata-(?:dragging|side|emotion)\b|\b(?:unstable|experimental)_\w+|\bmoz-firefox\b|\bPREVIEW_URL\b|\bdisplayName = |\bstatus: '(?:fulfilled|rejected)'|\berror-(?:message|stack)\b|(?<=from ')(?:@[\w-]+\/)?[a-z][\w-]*\/(?:dist|lib|src|internal|cjs)\/[^']+/g;

const ownFiles = [
  ...readdirSync('.').filter((name) => name.endsWith('.ts')),
  ...['.storybook', 'build', 'src', 'stories', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ),
].filter(
  (file) =>
    /\.(?:[cm]?[jt]sx?|html|mdx)$/.test(file) && !/mockServiceWorker|internals\./.test(file),
);

/** The text of a file, or of all with such a name; empty if the file is missing. */
function read(path: string) {
  const folder = dirname(path);
  const [start = '', end] = path.slice(folder.length + 1).split('*');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) =>
      end === undefined ? file === start : file.startsWith(start) && file.endsWith(end),
    )
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** Whether a name stands in some code, not just another one that begins with it. */
const stands = (name: string, code: string) =>
  code.split(name).some((after, index) => index > 0 && (/\W$/.test(name) || !/^\w/.test(after)));

for (const { what, package: name, decision, holds, leans } of internals) {
  test(`${name} still has what ${leans.join(', ')} lean${leans.length > 1 ? '' : 's'} on: ${what} (docs/decisions/${decision})`, () => {
    expect(existsSync(`docs/decisions/${decision}`), decision).toBe(true);
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    for (const [file, names] of Object.entries(holds)) {
      const code = read(`node_modules/${name}/${file}`);
      const gone = names.filter((each) => !stands(each, code));
      expect(gone, `gone from ${name} ${version}, ${file}`).toEqual([]);
    }
  });
}

test('no file leans on another internal of a package', () => {
  const found = ownFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(shapes)].map(([shape]) => ({
      file,
      // As packages quote it.
      shape: shape.replaceAll("'", '"'),
    })),
  );
  const unlisted = found.filter(
    ({ file, shape }) =>
      !offersOnItsOwn.includes(shape) &&
      !internals.some(
        ({ holds, leans }) =>
          leans.includes(file) &&
          Object.values(holds)
            .flat()
            .some((listed) => shape.includes(listed) || listed.includes(shape)),
      ),
  );
  expect(unlisted, 'not in tests/pure/source/internals.ts').toEqual([]);
});

test('every class of MUI that a file names is one that MUI documents', () => {
  const named = ownFiles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bMui([A-Z]\w+)-([a-z]\w+)/g)].map(
      ([shape, part, name]) => ({ file, shape, part, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  const unknown = named.filter(
    ({ part, name }) =>
      !read(`node_modules/@mui/material/${part}/*Classes.d.mts`).includes(`  ${name}: string;`),
  );
  expect(unknown, 'not among the classes that @mui/material documents').toEqual([]);
});

test('what no file uses any more is not in the list, which stays short', () => {
  const idle = internals.flatMap(({ holds, leans }) =>
    leans.filter((file) => {
      const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return !Object.values(holds)
        .flat()
        .some((name) => code.includes(name));
    }),
  );
  expect(idle).toEqual([]);
  expect(internals.length).toBeLessThanOrEqual(12);
});
