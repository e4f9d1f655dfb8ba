// With endings, since Storybook's test runner loads this file in Node.
import { brandColor, radiusUnit, typefaces } from './brand.ts';
import { ramp } from './ramp.ts';

/*
 * The values of the design that several files share. Palette, type and shape are made from these; the tables
 * and viewports of Storybook read them too. Sizes are in CSS pixels at a 16 px root.
 */

/** The brand hue, from the palest surface to the darkest ink. */
export const brand = { ...ramp.brand, 500: brandColor } as const;

/** The one warm accent and the surfaces that go with it. */
export const warm = {
  sand: '#fbf1e4',
  sandLine: '#eadbc5',
  /** In pictures and the mark only: it fails AA as text. */
  coral: '#f2784b',
  coral50: '#fde3d7',
  coralMark: '#e0562a',
  coralText: '#a63b14',
  /** Backdrop of the pictures on sand. */
  pictureSand: '#fdd4a8',
  rosewood: '#443335',
  rosewoodSoft: '#36292b',
  rosewoodLine: '#584446',
  pictureRosewood: '#4a3432',
  peach: '#ffb694',
} as const;

/** White, and neutrals tinted with the brand hue. */
export const neutral = { white: '#ffffff', ...ramp.neutral } as const;

/** Colors that tell how something went. */
export const signal = {
  error: '#b3261e',
  errorHalo: '#f6d5d2',
  success: '#1b6e4b',
  dark: {
    error: '#ffb4ab',
    errorHalo: '#5c2420',
    onError: '#690005',
    success: '#7fd8ae',
    onSuccess: '#002114',
    errorCard: '#6e1f1a',
    successCard: '#155c3f',
  },
} as const;

/** Backdrops of the pictures, where a surface runs on into one; `picture` lies behind any at first. */
export const { backdrop } = ramp;

/** Shadow of what floats: the form, the menu, a notice, the scrolled bar. */
export const floatingShadow = `0 30px 60px -40px ${ramp.shade}59`;

/** Over the page behind the open menu. */
export const veil = 'rgb(0 0 0 / 0.5)';

/**
 * Where the layout changes, in em: with larger text a window gets the layout of a narrower one. A few parts change at
 * `narrowPhone` or `wideHero`, too; `screens` are those that it is looked at on.
 */
export const breakpoints = {
  xs: 0,
  sm: 600 / 16,
  md: 900 / 16,
  lg: 1200 / 16,
  xl: 1536 / 16,
} as const;

/** Widest the content grows, gutters included, and the gutters themselves. */
export const container = { width: 1248, gutter: 24, gutterPhone: 20 } as const;

/** Height of the sticky bar, from `md` and below it. */
export const barHeight = { wide: 80, narrow: 68 } as const;

/** Corner radii by what they round. */
export const radius = {
  panel: `${8 * radiusUnit}px`,
  picture: `${7 * radiusUnit}px`,
  card: `${6 * radiusUnit}px`,
  tile: `${4 * radiusUnit}px`,
  input: `${3.5 * radiusUnit}px`,
  ring: `${1.5 * radiusUnit}px`,
  link: `${radiusUnit}px`,
  /** Half of a button's height: its ends are half circles, and cut no label of three lines. */
  button: `${6.5 * radiusUnit}px`,
  /** The ends of choices are half circles, or sharp with all other corners. */
  full: `${250 * radiusUnit}px`,
} as const;

/** How long color and movement take, in milliseconds. */
export const duration = { color: 160, move: 240, drawer: 280 } as const;

/** Narrower phones have no room for an icon or a picture beside words that must stay whole, in em. */
export const narrowPhone = 360 / 16;

/** Smallest comfortable target, in CSS pixels (WCAG 2.5.5 asks 44, 2.5.8 asks 24). */
export const target = 44;

/** From this width on the hero's picture is as high as the hero, in em. */
export const wideHero = 1440 / 16;

/** The screens the design is drawn and tested on, in CSS pixels. */
export const screens = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** How bold words are; `current` marks the page on screen and moves its neighbors the least. */
export const weight = { regular: 400, medium: 500, strong: 600, current: 650, bold: 700 } as const;

/** Thickness of lines and their distance: below words, around fields, and around what has focus. */
export const line = {
  link: { thickness: '1.5px', hover: '2.5px', offset: '4px' },
  current: { thickness: '3px', offset: '8px' },
  field: { thickness: '1.5px', strong: '2px', halo: '4px' },
  ring: { thickness: '3px', offset: '2px' },
} as const;

/** Sizes of icons, and of texts that differ from their variant. */
export const fontSizes = {
  iconSmall: '1.125rem',
  iconLarge: '1.75rem',
  heroTablet: '2.875rem',
  heroSmall: 'min(2.5rem, 15vw)',
  featureTitle: 'min(1.625rem, 12vw)',
  menuLink: 'min(1.5rem, 10vw)',
} as const;

const stack = (name: string) => `"${name}", "${name} Fallback", system-ui, sans-serif`;

export const fonts = { display: stack(typefaces.display), text: stack(typefaces.text) } as const;
