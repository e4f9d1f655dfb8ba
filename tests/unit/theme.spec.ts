import { expect, test } from '@playwright/test';
import { darkPalette, lightPalette, type Scheme } from '../../src/theme/palette';

/** The lowest ratios of WCAG 2.2, level AA: of words (1.4.3), of large ones and of what is seen without being read (1.4.11). */
const text = 4.5;
const mark = 3;

const hero = 'background.heroTop background.heroFoot';
const cards = 'background.default background.paper background.soft';
const surfaces = `${cards} background.quiet background.band background.sand`;
const pictures = 'background.room background.webinar background.network background.networkNarrow';

/** Every two colors that meet on the site so that one has to stand out: by how much, which, and from which. */
const pairs: readonly [ratio: number, colors: string, on: string][] = [
  [text, 'text.heading text.primary', surfaces],
  [text, 'text.secondary link.main', cards],
  [text, 'link.hover', `${cards} background.band ${hero}`],
  [text, 'text.accent', 'background.default'],
  // The choice that is made in the filter.
  [text, 'background.paper', 'text.heading'],
  [text, 'text.onHero text.onHeroBody', hero],
  [text, 'text.onPicture', `background.picture ${pictures}`],
  [text, 'text.onPictureBody', pictures],
  [text, 'text.onPanel text.onPanelBody', 'background.panel'],
  [text, 'button.label', 'button.rest button.hover button.pressed'],
  [text, 'inverse.contrastText', 'inverse.main inverse.dark inverse.light'],
  [text, 'primary.contrastText', 'primary.main'],
  ...['secondary', 'warning', 'info', 'error', 'success'].flatMap(
    (color): [number, string, string][] => [
      [text, `${color}.contrastText`, `${color}.main`],
      [text, `${color}.main`, 'background.default background.paper'],
    ],
  ),
  [mark, 'inverse.main', 'background.panel'],
  [mark, 'icon.main', 'background.default background.paper'],
  [mark, 'icon.onTile', 'background.tile'],
  [mark, 'icon.onTileWarm', 'background.tileWarm'],
  [mark, 'field.border field.focus', 'background.paper'],
  [mark, 'error.main', 'background.soft'],
  // In the logo and in large words only.
  [mark, 'primary.main', 'background.default'],
  [mark, 'mark', 'background.default background.band'],
  [mark, 'ring', `${cards} background.band background.sand`],
  [mark, 'ringOnHero', `${hero} background.default background.band background.soft`],
];

/** Relative luminance as WCAG defines it. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((place) => Number.parseInt(hex.slice(place, place + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `text.heading` → `#0b3a45` */
function colorOf(palette: Scheme, role: string) {
  const color: unknown = role
    .split('.')
    .reduce((colors: unknown, key) => Object(colors)[key], palette);
  expect(color, role).toMatch(/^#[\da-f]{6}$/);
  return String(color);
}

/** The place of the hero's picture that comes closest to the words on it. */
const schemes: [string, Scheme, hardestPlace: string][] = [
  ['light', lightPalette, '#84bec8'],
  ['dark', darkPalette, '#225664'],
];

for (const [name, palette, hardestPlace] of schemes) {
  test(`what has to stand out does so in the ${name} scheme`, () => {
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(palette.primary.main).toBe('#0097b2');
    const missed = pairs.flatMap(([ratio, colors, on]) =>
      colors.split(' ').flatMap((color) =>
        on
          .split(' ')
          .filter((surface) => contrast(colorOf(palette, color), colorOf(palette, surface)) < ratio)
          .map((surface) => `${color} on ${surface}`),
      ),
    );
    expect(missed).toEqual([]);
    for (const words of [palette.text.onHero, palette.text.onHeroBody]) {
      expect(contrast(words, hardestPlace)).toBeGreaterThanOrEqual(text);
    }
  });
}
