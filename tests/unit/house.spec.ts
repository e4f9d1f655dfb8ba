import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** At most so many lines of code, by room. A change that needs more names what it takes away for it. */
const lines = {
  src: 6745,
  build: 656,
  stories: 3475,
  tests: 3194,
  tools: 1009,
  '.storybook': 531,
  '.github': 220,
};

const code = /\.([cm]?[jt]sx?|css|html|mdx|ya?ml|grit)$/;

/** The code files below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : code.test(name) ? [path] : [];
  });

const read = (file: string) => readFileSync(file, 'utf8');
const count = (files: string[], pattern: RegExp) =>
  files.reduce((sum, file) => sum + (read(file).match(pattern)?.length ?? 0), 0);

for (const [room, most] of Object.entries(lines)) {
  test(`${room} has at most ${most} lines`, () => {
    expect(count(filesIn(room), /\n/g)).toBeLessThanOrEqual(most);
  });
}

test('src has at most 120 files', () => {
  expect(filesIn('src').length).toBeLessThanOrEqual(120);
});

test('there are at most 140 stories', () => {
  const stories = filesIn('stories').filter((file) => file.endsWith('.stories.tsx'));
  expect(count(stories, /^export const \w+(: \w+)? =/gm)).toBeLessThanOrEqual(140);
});

test('there are at most 90 checks of the site', () => {
  expect(count(filesIn('tests/site'), /^\s*test\(/gm)).toBeLessThanOrEqual(90);
});
