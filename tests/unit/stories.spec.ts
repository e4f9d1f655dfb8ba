import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const rooms = 'ui home seminars team affiliations contact layout notices'.split(' ');

const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

test('every component is shown by a story', () => {
  const components = rooms
    .flatMap((room) => filesIn(join('src', room), '.tsx'))
    .flatMap((code) => code.match(/(?<=^export (default )?(function|const) )[A-Z]\w+/gm) ?? []);
  expect(components.length).toBeGreaterThan(40);
  const imports = filesIn('stories', '.stories.tsx').flatMap(
    (code) => code.match(/^import [^;]* from '[./]+\/src\/[^;]*;/gm) ?? [],
  );
  const missing = components.filter((name) => !new RegExp(`\\b${name}\\b`).test(imports.join('')));
  expect(missing).toEqual([]);
});
