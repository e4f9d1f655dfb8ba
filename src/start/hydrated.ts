/** Sent to the window when the page has come alive: its controls answer from now on. */
export const hydratedEvent = 'hydrated';
