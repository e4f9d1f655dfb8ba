import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { darkPalette, lightPalette } from '../../../src/theme/palette';
import { duration, radius, spacingScale, spacingUnit, weight } from '../../../src/theme/tokens';
import { storybookFolder } from '../../support/publishedStorybook';

/** The tokens as the Storybook publishes them, read by a tool for their format. */

const folder = `${storybookFolder}/tokens`;

let tokens: Record<string, TokenNormalized>;
test.beforeAll(async () => {
  const filename = new URL('file:///site.tokens.json');
  const src = readFileSync(`${folder}/site.tokens.json`, 'utf8');
  // Names are the theme's own.
  const rules = { 'core/consistent-naming': 'off' } as const;
  const config = defineConfig({ lint: { rules } }, { cwd: new URL('file:///') });
  ({ tokens } = await parse([{ filename, src }], { config }));
});

const readToken = (id: string) => tokens[id]?.$value;

for (const [scheme, palette] of Object.entries({ light: lightPalette, dark: darkPalette })) {
  test(`a tool for design tokens reads every role of the ${scheme} scheme as the theme has it`, () => {
    const flat = (value: object, path: string): [string, string][] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'string' ? [[`${path}.${key}`, inner]] : flat(inner, `${path}.${key}`),
      );
    const roles = flat(palette, `color.${scheme}`);
    expect(roles.length).toBeGreaterThan(50);
    for (const [id, hex] of roles) expect.soft(readToken(id), id).toMatchObject({ hex });
  });
}

test('it reads distances, radii, durations, type and shadow', () => {
  for (const step of spacingScale) {
    const id = `space.${String(step).replace('.', '-')}`;
    expect.soft(readToken(id), id).toEqual({ value: step * spacingUnit, unit: 'px' });
  }
  expect(readToken('radius.card')).toEqual({ value: Number.parseInt(radius.card, 10), unit: 'px' });
  expect(readToken('duration.move')).toEqual({ value: duration.move, unit: 'ms' });
  expect(readToken('weight.strong')).toBe(weight.strong);
  expect(readToken('typography.desktop.h1')).toMatchObject({ fontWeight: 700, lineHeight: 1.04 });
  expect(readToken('shadow.floating')).toMatchObject([{ blur: { value: 60, unit: 'px' } }]);
});

test('the snippets of the handbook name custom properties that the style sheet declares', () => {
  const styles = readFileSync(`${folder}/site.css`, 'utf8');
  const pages = readdirSync('stories/foundations').filter((name) => name.endsWith('.mdx'));
  const named = pages.flatMap(
    (page) =>
      readFileSync(`stories/foundations/${page}`, 'utf8').match(/(?<=var\()--site-[\w-]+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !styles.includes(`${name}: `))).toEqual([]);
});
