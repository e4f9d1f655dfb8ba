import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from '@playwright/test';
import { darkPalette, lightPalette } from '../src/theme/palette';
import { contrastPairs, needed } from '../stories/foundations/contrastPairs';
import type { Role } from '../stories/foundations/palette';

const palettes = { light: lightPalette, dark: darkPalette };

/** The place of the hero's picture that comes closest to the words on it, in each scheme. */
const hardestPlace = { light: '#84bec8', dark: '#225664' };

/** `text.heading` → the color of that role. */
function colorOf(role: Role, palette: object): string {
  return role
    .split('.')
    .reduce((value: object, key) => value[key as keyof typeof value], palette) as unknown as string;
}

for (const [scheme, palette] of Object.entries(palettes)) {
  const { text } = palette;

  test(`the brand color of the ${scheme} scheme is #0097b2`, () => {
    expect(palette.primary.main).toBe('#0097b2');
  });

  test(`what has to stand out does so in the ${scheme} scheme (WCAG AA)`, () => {
    for (const { color, on, kind, instead } of contrastPairs) {
      if (instead) continue;
      const ratio = getContrastRatio(colorOf(color, palette), colorOf(on, palette));
      expect.soft(ratio, `${color} on ${on}`).toBeGreaterThanOrEqual(needed[kind]);
    }
  });

  test(`the hero's words can be read where its picture is hardest in the ${scheme} scheme`, () => {
    for (const words of [text.onHero, text.onHeroBody]) {
      const place = hardestPlace[scheme as keyof typeof hardestPlace];
      expect(getContrastRatio(words, place)).toBeGreaterThanOrEqual(needed.text);
    }
  });
}
