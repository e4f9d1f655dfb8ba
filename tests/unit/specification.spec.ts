import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { notProved, proves, readSpecification } from '../../stories/specification/sentences';

const read = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

const stories = read('stories', '.stories.tsx');
const checks = read('tests', '.spec.ts');
const sections = readSpecification(readFileSync('docs/specification.md', 'utf8'));
const tags = sections.flatMap(({ sentences }) => sentences.map(({ tag }) => tag));

test('sentences are counted as a reader counts them', () => {
  expect(sections.map(({ name }) => name)).toContain('9. Business constants and limits');
  const some = [
    { tag: 'spec-2.9', part: 'Seminars (/seminars)', says: 'Heading Upcoming Seminars.' },
    { tag: 'spec-3.3', part: '', says: 'Team member: name, role, description, image description' },
    { tag: 'spec-9.5', part: '', says: 'Brand colour: #0097b2.' },
  ];
  expect(sections.flatMap(({ sentences }) => sentences)).toEqual(expect.arrayContaining(some));
});

test('every sentence of the specification is proved by a story or a check', () => {
  const isProved = (tag: string) => proves(stories, tag) || checks.includes(`'@${tag}'`);
  expect(isProved('spec-0.1')).toBe(false);
  expect(tags.filter((tag) => !isProved(tag) && !notProved[tag])).toEqual([]);
});

test('every tag names a sentence of the specification', () => {
  const claimed = [
    ...(stories.match(/spec-\d+\.\d+/g) ?? []),
    ...(checks.match(/(?<='@)spec-\d+\.\d+(?=')/g) ?? []),
    ...Object.keys(notProved),
  ];
  expect(claimed.filter((tag) => !tags.includes(tag))).toEqual([]);
});

/** Folders of `src` that show nothing by themselves; a new page is not among them. */
const unseen = 'app assets content head-script hydration lib prerender theme'.split(' ');
const rooms = readdirSync('src').filter((name) => !name.includes('.') && !unseen.includes(name));

test('every component is shown by a story', () => {
  const components =
    rooms
      .map((room) => read(join('src', room), '.tsx'))
      .join('')
      .match(/(?<=^export (default )?(function|const) )[A-Z]\w+/gm) ?? [];
  expect(components.length).toBeGreaterThan(40);
  const imports = stories.match(/^import [^;]* from '[./]+\/src\/[^;]*;/gm)?.join('') ?? '';
  expect(components.filter((name) => !new RegExp(`\\b${name}\\b`).test(imports))).toEqual([]);
});
