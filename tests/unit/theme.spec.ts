import { expect, test } from '@playwright/test';
import { differenceCiede2000, oklch } from 'culori';
import { lightPalette } from '../../src/theme/palette';
import { contrasts, roles } from '../../stories/foundations/colors';
import { fixed } from '../../tools/content/specification';

const schemes = ['light', 'dark'];

for (const [index, scheme] of schemes.entries()) {
  test(`what has to stand out does so in the ${scheme} scheme`, () => {
    const missed = contrasts.flatMap(({ role, needed, schemes }) =>
      (schemes[index] ?? [])
        .filter(({ ratio }) => ratio < needed)
        .map((one) => `${role} on ${one.name}`),
    );
    expect(missed).toEqual([]);
  });
}

const { h: brandHue = Number.NaN } = oklch(fixed.brandColor ?? '') ?? {};

/** The hues of a family of roles in degrees, by what the role is called; any other role has that of the brand. */
const families: [role: RegExp, from: number, to: number][] = [
  [/error/i, 15, 40],
  [/success/i, 145, 180],
  [/warm|sand|warning|^mark|\.hr\./i, -40, 90],
  [/./, brandHue - 20, brandHue + 20],
];

test('each role has a hue of its family in both schemes; the brand color is as specified', () => {
  const strange = roles.flatMap(({ role, colors }) => {
    const [, from = 0, to = 0] = families.find(([name]) => name.test(role)) ?? [];
    return colors.filter((color) => {
      const { c, h = 0 } = oklch(color) ?? { c: Number.NaN };
      // White has none.
      return !(c < 0.004 || [h, h - 360].some((hue) => from <= hue && hue <= to));
    });
  });
  expect(strange).toEqual([]);
  expect(lightPalette.primary.main).toBe(fixed.brandColor);
});

test('each state of a button or a link is farther from the ground than the one before', () => {
  for (const states of [
    ['rest', 'hover', 'pressed'].map((state) => `button.${state}`),
    ['link.main', 'link.hover'],
  ]) {
    for (const [index, scheme] of schemes.entries()) {
      const lights = states.map((name) => {
        const color = roles.find(({ role }) => role === name)?.colors[index] ?? '';
        return (oklch(color)?.l ?? -2) * (scheme === 'dark' ? 1 : -1);
      });
      expect(lights, scheme).toEqual([...new Set(lights)].sort((a, b) => a - b));
    }
  }
});

/** What lies on what, and is seen there without a border or a contrast that the guidelines ask for. */
const surfaces: [roles: string, on: string][] = [
  ['background.tile background.tileWarm', 'flat default band'],
  ['background.soft background.flat background.band background.sand background.panel', 'default'],
  ['background.paper', 'soft'],
  ['divider', 'default paper soft'],
  ['dividerWarm', 'sand'],
  ['field.halo field.errorHalo', 'paper'],
];

test('surfaces and lines are seen on what they lie on', () => {
  const difference = differenceCiede2000();
  const colorsOf = (name: string) => roles.find(({ role }) => role === name)?.colors ?? [];
  for (const [names, grounds] of surfaces) {
    for (const name of names.split(' ')) {
      for (const ground of grounds.split(' ')) {
        const others = colorsOf(`background.${ground}`);
        expect(others).toHaveLength(2);
        for (const [index, other] of others.entries()) {
          const seen = difference(colorsOf(name)[index] ?? '', other);
          expect(seen, `${name} on ${ground}, ${schemes[index]}`).toBeGreaterThan(2.5);
        }
      }
    }
  }
});
