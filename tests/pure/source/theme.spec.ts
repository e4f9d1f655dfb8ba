import { readdirSync, readFileSync } from 'node:fs';
import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from '@playwright/test';
import { kit } from '../../../src/theme/kit';
import { darkPalette, lightPalette } from '../../../src/theme/palette';
import { spacingScale } from '../../../src/theme/tokens';
import { missedPairs, needed } from '../../../stories/foundations/contrastPairs';
import { agreedIn } from '../../../tools/content/specification';

const palettes = { light: lightPalette, dark: darkPalette };

/** The place of the hero's picture that comes closest to the words on it, in each scheme. */
const hardestPlace = { light: '#84bec8', dark: '#225664' };

for (const [scheme, palette] of Object.entries(palettes)) {
  const { text } = palette;

  // Proves 9.5
  test(`the brand color of the ${scheme} scheme is the specification's`, () => {
    const { brandColor } = agreedIn(readFileSync('docs/specification.md', 'utf8'));
    expect(palette.primary.main).toBe(brandColor);
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

const looks = Object.values(kit).flatMap((group) => Object.entries<object>(group));
const dressed = new Set(looks.flatMap(([, look]) => Object.keys(look)));

/** The parts with a look in the kit that a part of MUI draws, as its modules import them. */
function partsDrawnBy(part: string) {
  const folder = `node_modules/@mui/material/${part}`;
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs') && !file.endsWith('.d.mts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return sources
    .flatMap((source) => [...source.matchAll(/^import (\w+) from "\.\.\/\1\//gm)])
    .map(([, name]) => `Mui${name}`)
    .filter((name) => dressed.has(name));
}

for (const [name, look] of looks) {
  test(`the look \`${name}\` brings the looks of all that its parts draw`, () => {
    const parts = Object.keys(look);
    expect(parts).toEqual(
      expect.arrayContaining(parts.flatMap((part) => partsDrawnBy(part.replace('Mui', '')))),
    );
  });
}

test('the linter knows the scale of distances', () => {
  const rule = readFileSync('tools/lint/theme-values.grit', 'utf8');
  const [, known = ''] = /\$number <: not r"\^\(\?:(.+)\)\$"/.exec(rule) ?? [];
  expect(known.replaceAll('\\', '').split('|').map(Number)).toEqual([0, ...spacingScale]);
});
