/** What Tab reaches. */
const focusable = ['a', 'button', 'input', 'textarea'];

/** For a story of something to click: all of it hovered, and all of it reached by keyboard. */
export const stateModes = Object.fromEntries(
  ['light', 'dark'].flatMap((scheme) => [
    [`${scheme} hovered`, { scheme, pseudo: { hover: true } }],
    [`${scheme} focused`, { scheme, pseudo: { focusVisible: focusable } }],
  ]),
);
