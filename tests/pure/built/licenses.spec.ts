import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import manifest from '../../../package.json' with { type: 'json' };
import { siteFolder } from '../../support/sites';

const read = (name: string) => readFileSync(join(siteFolder, 'licenses', name), 'utf8');
const packages = Object.keys(manifest.dependencies);
const fonts = packages.filter((name) => name.startsWith('@fontsource'));

/** Has no code of its own: it hands on what `react-router` exports. */
const facade = 'react-router-dom';

test('the site brings the license of every package that is in its scripts', () => {
  const texts = read('packages.txt').split(/^-{80}$/m);
  for (const text of texts) expect(text.trim()).toMatch(/^\S+ [\d.]+ \([\w-]+\)\n\n.*copyright/is);
  const named = texts.map((text) => text.trim().split(' ')[0]);
  const indirect = ['react-router', 'scheduler', 'stylis', 'goober', 'react-transition-group'];
  const direct = packages.filter((name) => ![...fonts, facade].includes(name));
  expect(named).toEqual(expect.arrayContaining([...direct, ...indirect]));
});

test('so it does of the typefaces', () => {
  for (const name of fonts) {
    expect(read(`${name.split('/')[1]}.txt`), name).toContain('SIL OPEN FONT LICENSE');
  }
});

test('the Storybook brings the licenses of what it ships', () => {
  const file = 'storybook-static/licenses/packages.txt';
  test.skip(!existsSync('storybook-static'), 'The Storybook is not built.');
  const texts = readFileSync(file, 'utf8').split(/^-{80}$/m);
  expect(texts.length).toBeGreaterThan(40);
  const textOf = (name: string) => texts.find((text) => text.trim().startsWith(`${name} `));
  expect(textOf('axe-core')).toMatch(/\(MPL-2\.0\).*Mozilla Public License/s);
  for (const name of [
    'react',
    'msw',
    'storybook',
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
  ]) {
    expect(textOf(name), name).toMatch(/Permission is hereby granted/);
  }
});
