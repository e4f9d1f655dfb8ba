/**
 * The longest that anything is waited for, in milliseconds: a last resort for what never comes, and far
 * beyond what a busy machine needs. What ends by itself ends sooner.
 */
export const limits = {
  /** Until a server answers. */
  server: 60_000,
};
