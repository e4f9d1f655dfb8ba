import { expect } from 'storybook/test';
import { screens } from '../../src/theme/tokens';

/** What Tab reaches. */
export const focusable = ['a', 'button', 'input', 'textarea', 'select'];

/** The screens of the theme, a window that has just room for the bar, a laptop, a phone on its side, a flat window, and how narrow large text makes a phone. */
export const windows = {
  ...screens,
  /** The narrowest one in which the bar shows the five pages. */
  bar: { width: 900, height: 600 },
  laptop: { width: 1024, height: 768 },
  low: { width: 844, height: 390 },
  flat: { width: 1280, height: 480 },
  narrow: { width: 280, height: 560 },
};

const { small, phone, tablet, desktop } = screens;

const inBothSchemes = (name: string, settings: object) => ({
  [`light ${name}`]: { scheme: 'light', ...settings },
  [`dark ${name}`]: { scheme: 'dark', ...settings },
});

/** For a story of something to press: hovered and reached by keyboard, too. */
export const withStates = {
  parameters: {
    chromatic: {
      modes: {
        ...inBothSchemes('hovered', { pseudo: { hover: true } }),
        ...inBothSchemes('focused', { pseudo: { focusVisible: focusable } }),
      },
    },
  },
};

/** For a story about words or room, whose colors another story shows in both schemes. */
export const sameColors = {
  chromatic: { sameColors: true, modes: { dark: { disable: true } } },
};

/** For a story of a page, as wide as the window. Chromatic uses these screens: the narrowest has no colors of its own. */
export const wholePage = {
  parameters: {
    chromatic: {
      modes: {
        light: { disable: true },
        dark: { disable: true },
        'light on small': { scheme: 'light', viewport: small },
        ...inBothSchemes('on phone', { viewport: phone }),
        'light on tablet': { scheme: 'light', viewport: tablet },
        ...inBothSchemes('on desktop', { viewport: desktop }),
      },
    },
  },
};

/** For a story that shows nothing to review which another one does not show. */
export const noSnapshot = (reason: string) => ({
  noSnapshot: reason,
  chromatic: { disableSnapshot: true },
});

/** Picks a screen of the theme for a story. */
export const onScreen = (value: keyof typeof windows) => ({
  viewport: { value, isRotated: false },
});

/** For the hard case of a component: the smallest screen, in the light scheme alone. */
export const onSmallScreen = { parameters: sameColors, globals: onScreen('small') };

/** For the phone story of a page. */
export const alsoOnPhone = {
  globals: onScreen('phone'),
  parameters: noSnapshot('The whole page is photographed on a phone, too.'),
};

/** For a story in the colors that a visitor's system forces on every page, which a camera alone sees. */
export const inForcedColors = {
  globals: { scheme: 'light' },
  parameters: { chromatic: { ...sameColors.chromatic, forcedColors: 'active' } },
  /** What had a background has an edge there. */
  afterEach: async () => {
    if (!areForced()) {
      await expect(navigator.userAgent).not.toContain('StorybookTestRunner');
      return;
    }
    for (const part of document.querySelectorAll(surfaces)) {
      if (part.clientHeight === 0 || !part.checkVisibility()) continue;
      const { borderTop, borderBottom, borderLeft, outline } = getComputedStyle(part);
      const edges = [borderTop, borderBottom, borderLeft, outline].filter(
        (line) => !/\bnone\b|\b0px\b/.test(line),
      );
      await expect(edges, part.outerHTML.slice(0, 80)).not.toHaveLength(0);
    }
  },
};

const surfaces =
  'header, dialog, button, .MuiButton-root, .MuiPaper-root, .MuiInputBase-root, div:has(> select), ol a, nav[id] a';

/** A person's browser draws the ordinary page. */
export const areForced = () => window.matchMedia('(forced-colors: active)').matches;

/** Where a part stands, seen from another one. */
export function placeOf(part: Element, other: Element) {
  const own = part.getBoundingClientRect();
  const { top, bottom } = other.getBoundingClientRect();
  if (own.top >= Math.floor(bottom)) return 'below';
  return own.bottom <= Math.ceil(top) ? 'above' : 'beside';
}

/** A color of the theme on screen, by the name of its variable. */
export function themeColor(name: string) {
  const color = getComputedStyle(document.body).getPropertyValue(`--mui-palette-${name}`);
  if (!color) throw new Error(`The theme has no color "${name}".`);
  return color;
}

/** In forced colors these have a thicker edge than the parts beside them. */
export async function expectThickEdge(chosen: Element[], all: Element[]) {
  if (!areForced()) return;
  const thick = all.filter((part) => Number.parseFloat(getComputedStyle(part).borderTopWidth) > 1);
  await expect(thick).toEqual(chosen);
  // `Highlight` is a ground, and may be as dark as `Canvas`.
  const { color } = getComputedStyle(document.body);
  for (const part of chosen) await expect(getComputedStyle(part).borderTopColor).toBe(color);
}
