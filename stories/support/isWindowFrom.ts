import { breakpoints } from '../../src/theme/tokens';

/** Whether the window is at least as wide as a breakpoint of the theme. */
export const isWindowFrom = (name: keyof typeof breakpoints) =>
  window.matchMedia(`(min-width: ${breakpoints[name]}em)`).matches;
