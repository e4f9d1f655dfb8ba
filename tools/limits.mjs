/** `npm run test:self` proves the limits, and does not wait for the long ones. */
const part = globalThis.process?.env.SHORT_LIMITS ? 0.1 : 1;

/**
 * The longest that anything is waited for, in milliseconds. Each limit is a last resort for what never
 * comes, far beyond what a busy machine needs; every other wait ends by what it waits for. Whatever reaches
 * a limit says what it waited for.
 */
export const limits = {
  /** A server to answer, a browser to start. */
  server: 120_000,
  /** One wait of a story or a check: an element to appear, a page to load. */
  wait: 60_000,
  /** A story or check to make any progress. Longer than one wait, which has more to say. */
  progress: 90_000 * part,
  /** A whole story or check. */
  whole: 600_000 * part,
};
