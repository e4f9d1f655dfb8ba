import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import manifest from '../../../package.json' with { type: 'json' };
import { readProofs } from '../../../tools/proofs.mjs';
import { published, readIndex, storybookFolder } from '../../support/publishedStorybook';

/** The published Storybook: its words, and the size of its files. */

/** The most a single picture file may weigh in bytes, so that a page stays quick on a phone. */
const heaviestPicture = 200_000;

interface Component {
  name: string;
  path: string;
  description?: string;
  import?: string;
  reactDocgen?: { definedInFile?: string; props?: Record<string, { description?: string }> };
  subcomponents?: Record<string, Component>;
  /** Nothing for a story whose code cannot be read, such as one that a function returns. */
  stories?: (object | null)[];
}

const readComponents = () =>
  published<{ components: Record<string, Component> }>('manifests/components.json').components;

test('tools that read of the components learn their props, and imports that lead to files', () => {
  const components = Object.values(readComponents());
  const all = components.flatMap((one) => [one, ...Object.values(one.subcomponents ?? {})]);
  for (const { name, reactDocgen: { definedInFile = '', props = {} } = {} } of all) {
    const typed = /^(?:interface|type) \w*Props\b/m.test(readFileSync(definedInFile, 'utf8'));
    expect.soft(Object.keys(props).length > 0 || !typed, `${name} has props`).toBe(true);
  }
  const imported = all.flatMap(({ import: lines = '' }) => lines.match(/(?<= from ')[^']+/g) ?? []);
  expect(imported).not.toContain(manifest.name);
  const ours = imported.filter((path) => path.startsWith('.'));
  expect(ours.length).toBeGreaterThan(100);
  for (const path of ours.map((one) => join('src/pages', one.replace(/\?.*/, '')))) {
    expect
      .soft(
        ['', '.ts', '.tsx'].some((end) => existsSync(path + end)),
        path,
      )
      .toBe(true);
  }
});

test('every component says when not to use it, what it does for accessibility, and what its props are', () => {
  const components = readComponents();
  expect(Object.values(components).flatMap(({ stories = [] }) => stories)).not.toContain(null);
  const shown = Object.values(components)
    .filter(({ path }) => /^\.\/stories\/(components|layout|notices)\//.test(path))
    .flatMap((component) => [component, ...Object.values(component.subcomponents ?? {})]);
  const advised = shown.filter(({ description }) => /^Not for /m.test(description ?? ''));
  expect(new Set(advised.map(({ name }) => name)).size).toBeGreaterThan(35);
  for (const { name, description, reactDocgen } of advised) {
    expect.soft(description, name).toMatch(/^Accessibility: /m);
    for (const [prop, { description: meaning }] of Object.entries(reactDocgen?.props ?? {})) {
      expect.soft(meaning, `${name}: ${prop}`).toBeTruthy();
    }
  }
});

test('every story that proves a sentence of the specification is shown', () => {
  const stories = Object.values(readIndex());
  for (const { file, name } of readProofs().filter((proof) => proof.file.startsWith('stories/'))) {
    const isShown = stories.some(
      ({ importPath, exportName }) => importPath === `./${file}` && exportName === name,
    );
    expect.soft(isShown, `${file}: ${name}`).toBe(true);
  }
});

test('no picture file weighs too much for a phone', () => {
  const pictures = readdirSync(join(storybookFolder, 'assets')).filter((name) =>
    /\.(avif|webp)$/.test(name),
  );
  expect(pictures.length).toBeGreaterThan(100);
  const heavy = pictures.filter(
    (name) => statSync(join(storybookFolder, 'assets', name)).size > heaviestPicture,
  );
  expect(heavy).toEqual([]);
});

/** What reviewers type into the search, which looks at titles and names. */
const ordinaryWords = `accessibility address button card category color cookie crash dark date description email
  empty error filter focus font footer form header heading hover icon image keyboard link loading logo map menu
  notification offline partner phone photo price print privacy register share spacing team title`;

test('ordinary words find what they name', () => {
  const shown = Object.values(readIndex())
    .filter(({ tags }) => !tags.includes('behavior'))
    .map(({ title, name }) => `${title} ${name}`.toLowerCase());
  const lost = ordinaryWords
    .split(/\s+/)
    .filter((word) => !shown.some((names) => names.includes(word)));
  expect(lost).toEqual([]);
});
