import { backdrop, brand, neutral, signal, warm } from './tokens';

const { dark: darkBackdrop, ...lightBackdrop } = backdrop;

/** Colors of the light scheme by what they are for. Ratios stand in the Color page of Storybook. */
export const lightPalette = {
  // Ink on it has 5.0 : 1, white 3.46.
  primary: { main: brand[500], contrastText: brand[950] },
  /** Ink, in parts of MUI that take a second color. */
  secondary: { main: brand[900], contrastText: neutral.white },
  warning: { main: warm.coralText, contrastText: neutral.white },
  info: { main: brand[700], contrastText: neutral.white },
  error: { main: signal.error, contrastText: neutral.white },
  success: { main: signal.success, contrastText: neutral.white },
  text: {
    primary: neutral.text,
    secondary: neutral.muted,
    heading: brand[900],
    /** Small colored words such as a leader's role. */
    accent: brand[600],
    onPictureBody: neutral.heroText,
    /** On the ink panel. */
    onPanel: neutral.white,
    onPanelBody: brand[100],
  },
  background: {
    default: neutral.white,
    paper: neutral.white,
    /** Bands of the page, the footer and insets that stand out from white by a hint. */
    soft: neutral.soft,
    /** A `flat` card, which has no border: by day as `soft`, in the dark as bright as other cards. */
    flat: neutral.soft,
    /** Behind a page's heading. */
    band: brand[50],
    /** Behind icons. */
    tile: brand[100],
    tileWarm: warm.coral50,
    /** The one warm panel of a page. */
    sand: warm.sand,
    panel: brand[900],
    /** Behind pictures while they load, and where a surface runs on into one. */
    ...lightBackdrop,
    pictureSand: warm.pictureSand,
  },
  button: { rest: brand[600], hover: brand[700], pressed: brand[800], text: neutral.white },
  link: { main: brand[600], hover: brand[800] },
  icon: { main: brand[600], onTile: brand[700], onTileWarm: warm.coralText },
  field: {
    ground: neutral.white,
    border: neutral.fieldBorder,
    focus: brand[600],
    halo: neutral.halo,
    errorHalo: signal.errorHalo,
  },
  /** Cards of notices, filled so that success and error cannot be mistaken. */
  notice: { success: signal.success, error: signal.error, text: neutral.white },
  logo: { rows: brand[500], words: brand[900] },
  /** Underline of the current page. */
  mark: warm.coralMark,
  /** Focus ring; on the hero and in the bar, where it would not stand out, a stronger one (WCAG 1.4.11). */
  ring: brand[500],
  ringStrong: brand[700],
  /** Days of the season and chips of the filter by category; `text` stands on `main`. */
  category: {
    accounting: { main: brand[200], text: brand[900] },
    hr: { main: warm.peach, text: warm.rosewoodSoft },
    it: { main: brand[800], text: neutral.white },
  },
  divider: neutral.line,
  dividerWarm: warm.sandLine,
};

type Colors<Roles> = {
  [Role in keyof Roles]: Roles[Role] extends string ? string : Colors<Roles[Role]>;
};

/** One color scheme, whole. */
export type Scheme = Colors<typeof lightPalette>;

/** Colors of the dark scheme, key for key those of the light one. */
export const darkPalette: Scheme = {
  primary: lightPalette.primary,
  secondary: { main: neutral.dark.ink, contrastText: neutral.dark.label },
  warning: { main: warm.peach, contrastText: warm.rosewoodSoft },
  info: { main: brand[300], contrastText: neutral.dark.label },
  error: { main: signal.dark.error, contrastText: signal.dark.onError },
  success: { main: signal.dark.success, contrastText: signal.dark.onSuccess },
  text: {
    primary: neutral.dark.text,
    secondary: neutral.dark.muted,
    heading: neutral.dark.ink,
    accent: brand[300],
    onPictureBody: neutral.dark.heroText,
    onPanel: neutral.white,
    onPanelBody: brand[100],
  },
  background: {
    default: brand[950],
    paper: neutral.dark.card,
    soft: neutral.dark.soft,
    flat: neutral.dark.card,
    band: neutral.dark.card,
    tile: neutral.dark.tile,
    tileWarm: warm.rosewood,
    sand: warm.rosewoodSoft,
    panel: brand[900],
    ...darkBackdrop,
    pictureSand: warm.pictureRosewood,
  },
  button: { rest: brand[400], hover: brand[300], pressed: brand[200], text: neutral.dark.label },
  link: { main: brand[300], hover: brand[200] },
  icon: { main: brand[300], onTile: brand[300], onTileWarm: warm.peach },
  field: {
    ground: neutral.dark.soft,
    border: neutral.dark.fieldBorder,
    focus: brand[300],
    halo: neutral.dark.halo,
    errorHalo: signal.dark.errorHalo,
  },
  notice: { success: signal.dark.successCard, error: signal.dark.errorCard, text: neutral.white },
  logo: { rows: brand[400], words: neutral.white },
  mark: warm.coralMark,
  ring: brand[300],
  ringStrong: brand[300],
  category: {
    accounting: { main: brand[600], text: neutral.white },
    hr: { main: warm.peach, text: warm.rosewoodSoft },
    it: { main: neutral.dark.ink, text: neutral.dark.label },
  },
  divider: neutral.dark.line,
  dividerWarm: warm.rosewoodLine,
};
