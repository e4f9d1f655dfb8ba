import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from '@playwright/test';
import { darkPalette, lightPalette } from '../../../src/theme/palette';
import { missedPairs, needed } from '../../../stories/foundations/contrastPairs';

const palettes = { light: lightPalette, dark: darkPalette };

/** The place of the hero's picture that comes closest to the words on it, in each scheme. */
const hardestPlace = { light: '#84bec8', dark: '#225664' };

for (const [scheme, palette] of Object.entries(palettes)) {
  const { text } = palette;

  test(`the brand color of the ${scheme} scheme is #0097b2`, () => {
    expect(palette.primary.main).toBe('#0097b2');
  });

  test(`what has to stand out does so in the ${scheme} scheme (WCAG AA)`, () => {
    expect(missedPairs(palette)).toEqual([]);
  });

  test(`the hero's words can be read where its picture is hardest in the ${scheme} scheme`, () => {
    for (const words of [text.onHero, text.onHeroBody]) {
      const place = hardestPlace[scheme as keyof typeof hardestPlace];
      expect(getContrastRatio(words, place)).toBeGreaterThanOrEqual(needed.text);
    }
  });
}
