import { getContrastRatio } from '@mui/material/styles';
import type { lightPalette } from '../../src/theme/palette';
import type { Role } from './palette';

/** Lowest ratio that each kind of mark needs (WCAG 2.2: 1.4.3 and 1.4.11, level AA). */
export const needed = {
  /** Words. */
  text: 4.5,
  /** Words from 24 px, or from 18.66 px in bold. */
  large: 3,
  /** What must be seen without being read: icons, borders of fields, focus rings. */
  mark: 3,
} as const;

export interface ContrastPair {
  color: Role;
  on: Role;
  kind: keyof typeof needed;
  /** Where the two meet. */
  where: string;
  /** What says the same without this color; then the ratio need not be reached. */
  instead?: string;
}

function pairs(
  kind: ContrastPair['kind'],
  color: Role,
  surfaces: readonly Role[],
  where: string,
  instead?: string,
): ContrastPair[] {
  return surfaces.map((on) => ({ color, on, kind, where, ...(instead && { instead }) }));
}

const page = 'background.default';
const card = 'background.paper';
const soft = 'background.soft';
const quiet = 'background.quiet';
const band = 'background.band';
const sand = 'background.sand';
const hero = ['background.heroTop', 'background.heroFoot'] as const;

/** Every two colors that meet on the site so that one has to stand out from the other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(
    'text',
    'text.heading',
    [page, card, soft, quiet, band, sand],
    'Headings, links of the bar',
  ),
  ...pairs('text', 'text.primary', [page, card, soft, quiet, band, sand], 'Body text'),
  ...pairs('text', 'text.secondary', [page, card, soft], 'Facts, footer'),
  ...pairs('text', 'text.accent', [page], 'A leader’s role'),
  ...pairs('text', card, ['text.heading'], 'The choice that is made'),
  ...pairs('text', 'text.onHero', hero, 'Headline of the hero, links of the bar above it'),
  ...pairs('text', 'text.onHeroBody', hero, 'Lead of the hero'),
  ...pairs(
    'text',
    'text.onPicture',
    [
      'background.picture',
      'background.room',
      'background.webinar',
      'background.network',
      'background.networkNarrow',
    ],
    'Words on a picture',
  ),
  ...pairs(
    'text',
    'text.onPictureBody',
    ['background.room', 'background.webinar', 'background.network', 'background.networkNarrow'],
    'Smaller words on a picture',
  ),
  ...pairs('text', 'text.onPanel', ['background.panel'], 'Heading of Join Our Team'),
  ...pairs('text', 'text.onPanelBody', ['background.panel'], 'Words of Join Our Team'),
  ...(['secondary', 'warning', 'info', 'error', 'success'] as const).flatMap((color) => [
    ...pairs(
      'text',
      `${color}.contrastText`,
      [`${color}.main`],
      `Words on ${color}, in parts of MUI`,
    ),
    ...pairs('text', `${color}.main`, [page, card], `Words and marks in ${color}, in parts of MUI`),
  ]),
  ...pairs(
    'text',
    'button.label',
    ['link.main', 'link.hover'],
    'Where parts of MUI fill with primary',
  ),
  ...pairs('text', card, ['text.secondary'], 'The number of a step to come'),
  ...pairs(
    'text',
    'button.label',
    ['button.rest', 'button.hover', 'button.pressed'],
    'Filled button at rest, under the pointer, pressed',
  ),
  ...pairs(
    'text',
    'inverse.contrastText',
    ['inverse.main', 'inverse.dark', 'inverse.light'],
    'White button on the ink panel',
  ),
  ...pairs('mark', 'inverse.main', ['background.panel'], 'White button and its focus ring'),
  ...pairs('text', 'link.main', [page, card, soft], 'Links'),
  ...pairs('text', 'link.hover', [page, card, soft, band, ...hero], 'Links under the pointer'),
  ...pairs('mark', 'icon.main', [page, card], 'Icons beside facts'),
  ...pairs('mark', 'icon.onTile', ['background.tile'], 'Icon tile, ticks'),
  ...pairs('mark', 'icon.onTileWarm', ['background.tileWarm'], 'Warm icon tile'),
  ...pairs('mark', 'field.border', [card], 'Border of a field'),
  ...pairs('mark', 'field.focus', [card], 'Border of the field in use'),
  ...pairs('mark', 'error.main', [soft], 'Icon of a message that did not arrive'),
  ...pairs('mark', 'success.main', [card], 'Icon and edge of a dark notice'),
  ...pairs('text', 'error.main', [card], 'Why a field was refused'),
  ...pairs('text', 'error.contrastText', ['error.main'], 'Notice of a failure'),
  ...pairs('text', 'success.contrastText', ['success.main'], 'Notice of a success'),
  ...pairs('large', 'primary.main', [page], 'Brand color: logo and large words only'),
  ...pairs('large', 'primary.contrastText', ['primary.main'], 'Large words on the brand color'),
  ...pairs('mark', 'mark', [page, band], 'Underline of the current page'),
  ...pairs(
    'mark',
    'mark',
    hero,
    'Underline of the current page above the hero',
    'The word itself is bolder',
  ),
  ...pairs('mark', 'ring', [page, card, soft, band, sand], 'Focus ring'),
  ...pairs('mark', 'ringOnHero', [...hero, page, band, soft], 'Focus ring in the bar and the hero'),
];

/** The color of a role: `text.heading` → `#0b3a45`. */
function colorOf(role: Role, palette: typeof lightPalette): string {
  return role
    .split('.')
    .reduce((value: object, key) => value[key as keyof typeof value], palette) as unknown as string;
}

/** The pairs that a palette draws with too little contrast, each in words. */
export function missedPairs(palette: typeof lightPalette): string[] {
  return contrastPairs.flatMap(({ color, on, kind, where, instead }) => {
    const ratio = getContrastRatio(colorOf(color, palette), colorOf(on, palette));
    if (instead || ratio >= needed[kind]) return [];
    return `${color} on ${on} has ${ratio.toFixed(2)}:1 and needs ${needed[kind]}:1 (${where})`;
  });
}
