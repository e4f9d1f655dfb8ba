/**
 * Every literal value of the design, once. Palette, type and shape are made from these; the tables
 * and viewports of Storybook read them too. Sizes are in CSS pixels at a 16 px root.
 */

/** The brand hue, from the palest surface to the darkest ink. */
export const brand = {
  50: '#eaf6f8',
  100: '#d3edf2',
  200: '#a9d6df',
  300: '#5fd0e4',
  400: '#3cc0d8',
  500: '#0097b2',
  600: '#007a91',
  700: '#00677a',
  800: '#0b4f5e',
  900: '#0b3a45',
  950: '#071d24',
} as const;

/** The one warm accent and the surfaces that go with it. */
export const warm = {
  sand: '#fbf1e4',
  sandLine: '#eadbc5',
  /** In pictures and the mark only: it fails AA as text. */
  coral: '#f2784b',
  coral50: '#fde3d7',
  coralMark: '#e0562a',
  coralText: '#a63b14',
  umber: '#3a2a24',
  umberSoft: '#2a211c',
  umberLine: '#4d3a31',
  peach: '#ffb694',
} as const;

/** Neutrals, all of them tinted with the brand hue. */
export const neutral = {
  white: '#ffffff',
  soft: '#f4f9fa',
  line: '#dbe6e9',
  fieldBorder: '#7a929a',
  muted: '#4a646d',
  text: '#35545d',
  heroText: '#123f49',
  halo: '#bfe3ea',
  night: {
    soft: '#0a252d',
    card: '#143e4a',
    tile: '#1d5362',
    line: '#2a5f6d',
    fieldBorder: '#6b939e',
    muted: '#a3bcc3',
    text: '#bfd2d7',
    ink: '#e8f3f5',
    heroText: '#cfe3e8',
    label: '#05222a',
    halo: '#2a5f6d',
  },
} as const;

/** Colors that tell how something went. */
export const signal = {
  error: '#b3261e',
  errorHalo: '#f6d5d2',
  success: '#1b6e4b',
  night: {
    error: '#ffb4ab',
    errorHalo: '#5c2420',
    onError: '#690005',
    success: '#7fd8ae',
    onSuccess: '#002114',
  },
} as const;

/** Backdrops of the pictures, where a surface has to run on into one. */
export const backdrop = {
  /** Behind any picture while it loads. */
  loading: brand[200],
  room: '#9ed7e2',
  webinar: '#a6dfea',
  heroTop: '#93cbd6',
  heroFoot: '#9cd4df',
  network: '#aeecf9',
  networkNarrow: '#aeecf9',
  night: {
    loading: '#1d5362',
    room: '#1b505f',
    webinar: '#174a58',
    heroTop: '#0f3541',
    heroFoot: '#123e4a',
    network: '#245563',
    networkNarrow: '#1e4f5e',
  },
} as const;

/** Shade of what floats: the form, the drawer, a notice, the scrolled bar. */
export const shade = '7 42 51';

/** Where the layout changes, in CSS pixels. */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The unit that `theme.spacing` counts in, in CSS pixels. */
export const spacingUnit = 8;

/** The distances to choose from, in units: from 4 px beside an icon to 104 px between sections. */
export const spacingScale = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5.5, 6.5, 8, 9, 10, 13] as const;

/** Widest the content grows, gutters included, and the gutters themselves. */
export const container = { width: 1248, gutter: 24, gutterPhone: 20 } as const;

/** Height of the sticky bar, from `md` and below it. */
export const barHeight = { wide: 80, narrow: 68 } as const;

/** Corner radii by what they round. */
export const radius = {
  panel: '32px',
  picture: '28px',
  card: '24px',
  tile: '16px',
  input: '14px',
  ring: '6px',
  full: '999px',
} as const;

/** How long color and movement take, in milliseconds. */
export const duration = { color: 160, move: 240, drawer: 280, picture: 400 } as const;

/** Narrower phones have no room for an icon or a picture beside words that must stay whole, in CSS pixels. */
export const narrowPhone = 360;

/** Smallest comfortable target, in CSS pixels (WCAG 2.5.5 asks 44, 2.5.8 asks 24). */
export const target = 44;

/** The screens the design is drawn and tested on, in CSS pixels. */
export const screens = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The two viewport widths between which type grows. */
export const fluidBetween = { from: screens.phone.width, to: screens.desktop.width } as const;

export const fonts = {
  display: '"Bricolage Grotesque Variable", "Bricolage Fallback", system-ui, sans-serif',
  text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
} as const;
