import { backdrop, brand, neutral, signal, warm } from './tokens';

/** Text colors beyond MUI's `primary` (body) and `secondary` (muted). */
export interface TextRoles {
  heading: string;
  /** Small colored words such as a leader's role. */
  accent: string;
  /** On pictures. */
  onPicture: string;
  onPictureBody: string;
  onHero: string;
  onHeroBody: string;
  /** On the ink panel. */
  onPanel: string;
  onPanelBody: string;
}

/** Surfaces beyond MUI's `default` (page) and `paper` (card). */
export interface SurfaceRoles {
  soft: string;
  /** A quiet card without a line: on the page it needs no more than a hint by day. */
  quiet: string;
  /** Behind a page's heading. */
  band: string;
  /** Behind icons. */
  tile: string;
  tileWarm: string;
  /** The one warm panel of a page. */
  sand: string;
  /** The dark panel of the team page. */
  panel: string;
  /** Behind a picture while it loads. */
  picture: string;
  /** Where a surface runs on into a picture. */
  room: string;
  webinar: string;
  heroTop: string;
  heroFoot: string;
  network: string;
  networkNarrow: string;
}

/** Colors that MUI has no name for. */
export interface ColorRoles {
  button: { rest: string; hover: string; pressed: string; label: string };
  link: { main: string; hover: string };
  icon: { main: string; onTile: string; onTileWarm: string };
  field: { border: string; focus: string; halo: string; errorHalo: string };
  /** Underline of the current page. */
  mark: string;
  /** Focus ring. */
  ring: string;
  /** Focus ring on the hero, where the usual one would not stand out (WCAG 1.4.11). */
  ringOnHero: string;
  dividerWarm: string;
}

interface Filled {
  main: string;
  contrastText: string;
  light?: string;
  dark?: string;
}

/** One color scheme, whole. */
interface SchemePalette extends ColorRoles {
  primary: Filled;
  /** Ink, in parts of MUI that take a second color. */
  secondary: Filled;
  warning: Filled;
  info: Filled;
  error: Filled;
  success: Filled;
  /** White on the ink panel: `dark` under the pointer, `light` while pressed. */
  inverse: Filled;
  text: TextRoles & { primary: string; secondary: string };
  background: SurfaceRoles & { default: string; paper: string };
  divider: string;
}

const { night: inTheEvening, ...byDay } = backdrop;

/** Colors of the light scheme by what they are for. Ratios stand in the Color page of Storybook. */
export const lightPalette: SchemePalette = {
  primary: { main: brand[500], contrastText: neutral.white },
  secondary: { main: brand[900], contrastText: neutral.white },
  warning: { main: warm.coralText, contrastText: neutral.white },
  info: { main: brand[700], contrastText: neutral.white },
  error: { main: signal.error, contrastText: neutral.white },
  success: { main: signal.success, contrastText: neutral.white },
  inverse: {
    main: neutral.white,
    dark: brand[50],
    light: brand[100],
    contrastText: brand[900],
  },
  text: {
    primary: neutral.text,
    secondary: neutral.muted,
    heading: brand[900],
    accent: brand[600],
    onPicture: brand[900],
    onPictureBody: neutral.heroText,
    onHero: brand[900],
    onHeroBody: neutral.heroText,
    onPanel: neutral.white,
    onPanelBody: brand[100],
  },
  background: {
    default: neutral.white,
    paper: neutral.white,
    soft: neutral.soft,
    quiet: neutral.soft,
    band: brand[50],
    tile: brand[100],
    tileWarm: warm.coral50,
    sand: warm.sand,
    panel: brand[900],
    ...byDay,
  },
  button: { rest: brand[600], hover: brand[700], pressed: brand[800], label: neutral.white },
  link: { main: brand[600], hover: brand[800] },
  icon: { main: brand[600], onTile: brand[700], onTileWarm: warm.coralText },
  field: {
    border: neutral.fieldBorder,
    focus: brand[600],
    halo: neutral.halo,
    errorHalo: signal.errorHalo,
  },
  mark: warm.coralMark,
  ring: brand[500],
  ringOnHero: brand[700],
  divider: neutral.line,
  dividerWarm: warm.sandLine,
};

/** Colors of the dark scheme, key for key those of the light one. */
export const darkPalette: SchemePalette = {
  primary: { main: brand[500], contrastText: neutral.white },
  secondary: { main: neutral.night.ink, contrastText: neutral.night.label },
  warning: { main: warm.peach, contrastText: warm.umberSoft },
  info: { main: brand[300], contrastText: neutral.night.label },
  error: { main: signal.night.error, contrastText: signal.night.onError },
  success: { main: signal.night.success, contrastText: signal.night.onSuccess },
  inverse: lightPalette.inverse,
  text: {
    primary: neutral.night.text,
    secondary: neutral.night.muted,
    heading: neutral.night.ink,
    accent: brand[300],
    onPicture: neutral.night.ink,
    onPictureBody: neutral.night.heroText,
    onHero: neutral.night.ink,
    onHeroBody: neutral.night.heroText,
    onPanel: neutral.white,
    onPanelBody: brand[100],
  },
  background: {
    default: brand[950],
    paper: neutral.night.card,
    soft: neutral.night.soft,
    quiet: neutral.night.card,
    band: neutral.night.card,
    tile: neutral.night.tile,
    tileWarm: warm.umber,
    sand: warm.umberSoft,
    panel: brand[900],
    ...inTheEvening,
  },
  button: { rest: brand[400], hover: brand[300], pressed: brand[200], label: neutral.night.label },
  link: { main: brand[300], hover: brand[200] },
  icon: { main: brand[300], onTile: brand[300], onTileWarm: warm.peach },
  field: {
    border: neutral.night.fieldBorder,
    focus: brand[300],
    halo: neutral.night.halo,
    errorHalo: signal.night.errorHalo,
  },
  mark: warm.coralMark,
  ring: brand[300],
  ringOnHero: brand[300],
  divider: neutral.night.line,
  dividerWarm: warm.umberLine,
};
