import { expect, test } from '@playwright/test';
import { wcagContrast } from 'culori';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import { contrasts, roles } from '../../stories/foundations/colors';
import { fixed } from '../../tools/content/specification';

/** The place of the hero's picture that comes closest to the words on it. */
const schemes = [
  { name: 'light', palette: lightPalette, hardestPlace: '#84bec8' },
  { name: 'dark', palette: darkPalette, hardestPlace: '#225664' },
];

for (const [index, { name, palette, hardestPlace }] of schemes.entries()) {
  test(`what has to stand out does so in the ${name} scheme`, () => {
    const missed = contrasts.flatMap(({ role, needed, schemes }) =>
      (schemes[index] ?? [])
        .filter(({ ratio }) => ratio < needed)
        .map((one) => `${role} on ${one.name}`),
    );
    expect(missed).toEqual([]);
    for (const words of [palette.text.heading, palette.text.onPictureBody]) {
      expect(wcagContrast(words, hardestPlace)).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test('every role has a color in both schemes, and the brand color is as specified', () => {
  const wrong = roles.filter(({ colors }) => !colors.every((one) => /^#[\da-f]{6}$/.test(one)));
  expect(wrong).toEqual([]);
  expect(lightPalette.primary.main).toBe(fixed.brandColor);
});
