import type { StylisPlugin } from '@emotion/cache';

/**
 * Reports a style that holds a value which is not there, such as a role that the palette lacks: the
 * browser drops such a declaration without a word. A message on the console fails the story.
 */
export const refuseUndefined: StylisPlugin = ({ type, value, root }) => {
  if (type !== 'decl' || !/\b(undefined|NaN|\[object Object\])/.test(value)) return;
  console.error(`A style holds no value: ${value} (${root?.value}). Look in src/theme/palette.ts.`);
};
