import { screens } from '../../src/theme/tokens';

/** What Tab reaches. */
const focusable = ['a', 'button', 'input', 'textarea'];

const hover = { pseudo: { hover: true } };
const focus = { pseudo: { focusVisible: focusable } };

const inBothSchemes = (name: string, settings: object) => ({
  [`light ${name}`]: { scheme: 'light', ...settings },
  [`dark ${name}`]: { scheme: 'dark', ...settings },
});

/** For a story of something to click whose looks answer the pointer: all of it hovered. */
export const hoverModes = inBothSchemes('hovered', hover);

/** The same, and all of it reached by keyboard. */
export const stateModes = { ...hoverModes, ...inBothSchemes('focused', focus) };

/** For a story that has one scheme. */
export const lightAlone = { dark: { disable: true } };
export const darkAlone = { light: { disable: true } };

/** For a story in the light scheme that only the keyboard changes. */
export const lightAndFocused = {
  ...lightAlone,
  'light focused': { scheme: 'light', ...focus },
};

/** For a story about words or room, whose colors another story shows in both schemes. */
export const sameColors = { chromatic: { modes: lightAlone } };

const none = { ...lightAlone, ...darkAlone };
const { small, phone, tablet, desktop } = screens;

/** For a story of a page, in place of Chromatic's own window: the narrowest screen has no colors of its own. */
export const screenModes = {
  ...none,
  'light on small': { scheme: 'light', viewport: small },
  ...inBothSchemes('on phone', { viewport: phone }),
  ...inBothSchemes('on tablet', { viewport: tablet }),
  ...inBothSchemes('on desktop', { viewport: desktop }),
};

/** For a page in a state that changes its layout and no color. */
export const layoutModes = {
  ...none,
  'light on phone': { scheme: 'light', viewport: phone },
  'light on desktop': { scheme: 'light', viewport: desktop },
};

/** One more where something of its own has two schemes. */
export const darkOnDesktop = { 'dark on desktop': { scheme: 'dark', viewport: desktop } };

/** For a story that shows nothing to review which another one does not show. */
export const noSnapshot = (reason: string) => ({
  noSnapshot: reason,
  chromatic: { disableSnapshot: true },
});

/** For what has the tag `behavior`. */
export const behavior = noSnapshot(
  'It checks what happens; how that looks is photographed at rest.',
);

/** For a screen of a page, which its story "In this window" is photographed on. */
export const inWindow = noSnapshot(
  'The story "In this window" is photographed on this screen, too.',
);

/** For a whole visit: its stops are stories of their own. */
export const journey = noSnapshot(
  'A visit of many steps; each state on its way is photographed at rest.',
);

/** For what was spoken. */
export const spoken = noSnapshot('Its words are compared letter by letter by the story itself.');
