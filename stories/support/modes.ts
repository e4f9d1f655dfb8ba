import { screens } from '../../src/theme/tokens.ts';

/** What Tab reaches. */
export const focusable = ['a', 'button', 'input', 'textarea', 'select'];

/** The screens of the theme, and other windows. */
export const windows = {
  ...screens,
  /** The narrowest one in which the bar shows the five pages. */
  bar: { width: 900, height: 600 },
  laptop: { width: 1024, height: 768 },
  /** A phone on its side. */
  low: { width: 844, height: 390 },
  flat: { width: 1280, height: 480 },
  /** What text of twice the size makes of a phone. */
  narrow: { width: 280, height: 560 },
};

const { small, phone, tablet, desktop } = screens;

const inBothSchemes = (name: string, settings: object) => ({
  [`light ${name}`]: { scheme: 'light', ...settings },
  [`dark ${name}`]: { scheme: 'dark', ...settings },
});

const inModes = (modes: object) => ({ parameters: { chromatic: { modes } } });

/** For a story of something to press: hovered and reached by keyboard, too. */
export const withStates = inModes({
  ...inBothSchemes('hovered', { pseudo: { hover: true } }),
  ...inBothSchemes('focused', { pseudo: { focusVisible: focusable } }),
});

/** For a story about words or room, whose colors another story shows in both schemes. */
export const sameColors = { chromatic: { sameColors: true, modes: { dark: { disable: true } } } };

/** For a story of a page, as wide as the window. Chromatic uses these screens: the narrowest and the tablet are light alone. */
export const wholePage = inModes({
  light: { disable: true },
  dark: { disable: true },
  'light on small': { scheme: 'light', viewport: small },
  ...inBothSchemes('on phone', { viewport: phone }),
  'light on tablet': { scheme: 'light', viewport: tablet },
  ...inBothSchemes('on desktop', { viewport: desktop }),
});

/** For a story that shows nothing to review which another one does not show. */
export const noSnapshot = (reason: string) => ({
  noSnapshot: reason,
  chromatic: { disableSnapshot: true },
});

/** Picks a window for a story. */
export const onScreen = (value: keyof typeof windows) => ({
  viewport: { value, isRotated: false },
});

/** For a story about the room in a window, whose colors another story shows in both schemes. */
export const inWindow = (value: keyof typeof windows) => ({
  parameters: sameColors,
  globals: onScreen(value),
});

/** For the phone story of a page. */
export const alsoOnPhone = {
  globals: onScreen('phone'),
  parameters: noSnapshot('The whole page is photographed on a phone, too.'),
};

/** Where a part stands, seen from another one. */
export function placeOf(part: Element, other: Element) {
  const own = part.getBoundingClientRect();
  const { top, bottom } = other.getBoundingClientRect();
  if (own.top >= Math.floor(bottom)) return 'below';
  return own.bottom <= Math.ceil(top) ? 'above' : 'beside';
}

/** What links are called, and where they lead. */
export const namesAndPaths = (links: Element[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

/** A color of the theme on screen, by the name of its variable. */
export function themeColor(name: string) {
  const color = getComputedStyle(document.body).getPropertyValue(`--mui-palette-${name}`);
  if (!color) throw new Error(`The theme has no color "${name}".`);
  return color;
}
