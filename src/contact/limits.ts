/** How long an answer may take before the form says that the message may have arrived, in milliseconds. */
export const answerTimeLimit = 15_000;

/** How long an early Send may wait before other ways to the company are shown, in milliseconds. */
export const loadTimeLimit = 15_000;

/** How old an early Send may be to be sent without a question, in milliseconds. */
export const requestLifetime = 10 * 60_000;

/** The longest mail link; mail programs cut longer ones without a word. */
export const longestMailLink = 1800;
