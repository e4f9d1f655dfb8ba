import { wcagContrast } from 'culori';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import { backdrop, brand, neutral, signal, warm } from '../../src/theme/tokens';

/** All colors in an object by their paths: `neutral.dark.soft`, `#0a252d`. */
export const flatten = (value: object, path: string[] = []): [path: string, color: string][] =>
  Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? [[[...path, key].join('.'), part]] : flatten(part, [...path, key]),
  );

/** The colors that all roles are made of. */
export const ramps = { brand, warm, neutral, signal, backdrop };

const tokens = flatten(ramps);

/** What a color is called among the ramps. */
export const tokenOf = (color: string) => tokens.find(([, one]) => one === color)?.[0];

const palettes = [lightPalette, darkPalette].map((palette) => new Map(flatten(palette)));

/** The color of a role in both schemes. */
const colorsOf = (role: string) => palettes.map((palette) => palette.get(role) ?? '');

/** Every role with its two colors, in the order of the theme. */
export const roles = flatten(lightPalette).map(([role]) => ({ role, colors: colorsOf(role) }));

const text = 4.5;
const mark = 3;
const cards = 'default paper soft';
const hero = 'heroTop heroFoot heroFloor';
const pictures = 'room roomFloor webinar webinarFloor network networkNarrow networkNarrowEnd';

/**
 * Every two colors that meet on the site so that one has to stand out from the other, and by how much (WCAG 2.2,
 * level AA): words by 4.5 (1.4.3), what is seen without being read by 3 (1.4.11).
 */
const meetings: [ratio: number, roles: string, behind: string][] = [
  [text, 'text.heading text.primary', `${cards} flat band sand`],
  [text, 'text.secondary link.main', cards],
  [text, 'link.hover', `${cards} band ${hero}`],
  [text, 'text.accent', 'default'],
  [text, 'text.secondary', 'band'],
  [text, 'category.accounting.text', 'category.accounting.main'],
  [text, 'category.hr.text', 'category.hr.main'],
  [text, 'category.it.text', 'category.it.main'],
  [text, 'text.heading text.onPictureBody', hero],
  [text, 'text.heading', `picture ${pictures}`],
  [text, 'text.onPictureBody', pictures],
  [text, 'text.onPanel text.onPanelBody', 'panel'],
  [text, 'background.paper', 'text.heading'],
  [text, 'button.text', 'button.rest button.hover button.pressed'],
  [text, 'background.panel', 'text.onPanel text.onPanelBody'],
  ...['primary', 'secondary', 'warning', 'info', 'error', 'success'].map(
    (color): [number, string, string] => [text, `${color}.contrastText`, `${color}.main`],
  ),
  [text, 'secondary.main warning.main info.main error.main success.main', 'default paper'],
  [text, 'notice.text', 'notice.success notice.error'],
  [mark, 'error.main', 'default'],
  [mark, 'icon.main', 'default paper'],
  [mark, 'icon.onTile', 'tile'],
  [mark, 'icon.onTileWarm', 'tileWarm'],
  [mark, 'field.border field.focus', 'paper'],
  [mark, 'primary.main', 'default'],
  [mark, 'mark', 'default band'],
  [mark, 'ring', `${cards} band sand`],
  [mark, 'ringStrong', `${hero} default band soft network networkNarrow networkNarrowEnd`],
  [mark, 'logo.words', `${hero} default band soft`],
];

/** What has to stand out, with each background and its ratio there, in both schemes. */
export const contrasts = meetings.flatMap(([needed, names, behind]) =>
  names.split(' ').map((role) => ({
    role,
    needed,
    schemes: colorsOf(role).map((color, scheme) =>
      behind.split(' ').map((name) => {
        const on = colorsOf(name.includes('.') ? name : `background.${name}`)[scheme] ?? '';
        return { name, color, background: on, ratio: wcagContrast(color, on) };
      }),
    ),
  })),
);
