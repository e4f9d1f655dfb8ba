/** Sent to the window when React has drawn the page, in the same task. */
export const drawnEvent = 'drawn';

/** Sent to the window when the page is hydrated: its controls answer from now on. */
export const hydratedEvent = 'hydrated';

/** Sent to the window when the page's own script could not be had, so that it is not hydrated. */
export const notHydratedEvent = 'not-hydrated';
