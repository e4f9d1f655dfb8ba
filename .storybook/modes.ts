import { screens } from '../src/theme/tokens';

type ScreenName = keyof typeof screens;
type SchemeName = (typeof schemes)[number];

/** What a mode sets: globals of the toolbar, and the size of the window in Chromatic's own words. */
interface Mode {
  scheme: SchemeName;
  viewport?: { width: number; height: number };
  pseudo?: { hover: true } | { focusVisible: readonly string[] };
}

/** What Tab reaches. */
const focusable = ['a', 'button', 'input', 'textarea'];

const schemes = ['light', 'dark'] as const;
const screenNames = Object.keys(screens) as ScreenName[];

/** One mode for each scheme, called after it and what else makes it special. */
const inBothSchemes = (suffix: string, rest: Omit<Mode, 'scheme'> = {}): Record<string, Mode> =>
  Object.fromEntries(schemes.map((scheme) => [`${scheme} ${suffix}`.trim(), { scheme, ...rest }]));

/**
 * Every story gets a screenshot in both schemes. It names its screen itself, by
 * `globals: onScreen('phone')`, which screenshots follow like the tests do.
 */
export const schemeModes = inBothSchemes('');

/** For a story that names no screen: all screens of the theme as well, in both schemes. */
export const screenModes: Record<string, Mode> = Object.assign(
  {},
  ...screenNames.map((name) => inBothSchemes(`on ${name}`, { viewport: screens[name] })),
);

/** For a story of something to click: all of it hovered, and all of it reached by keyboard. */
export const stateModes: Record<string, Mode> = {
  ...inBothSchemes('hovered', { pseudo: { hover: true } }),
  ...inBothSchemes('focused', { pseudo: { focusVisible: focusable } }),
};

/**
 * What Chromatic can't set by mode, which `npm run test:visual` alone takes: the colors that
 * the reader's system forces on every page.
 */
export const systemModes = { 'forced colors': { forcedColors: 'active' } } as const;
