import { screens } from '../../src/theme/tokens';

/** What Tab reaches. */
const focusable = ['a', 'button', 'input', 'textarea'];

/** For a story of something to click: all of it hovered, and all of it reached by keyboard. */
export const stateModes = Object.fromEntries(
  ['light', 'dark'].flatMap((scheme) => [
    [`${scheme} hovered`, { scheme, pseudo: { hover: true } }],
    [`${scheme} focused`, { scheme, pseudo: { focusVisible: focusable } }],
  ]),
);

/** For a story of a page: all screens of the theme, in both schemes. */
export const screenModes = Object.fromEntries(
  Object.entries(screens).flatMap(([name, viewport]) =>
    ['light', 'dark'].map((scheme) => [`${scheme} on ${name}`, { scheme, viewport }]),
  ),
);
