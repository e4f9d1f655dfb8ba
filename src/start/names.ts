/*
 * Names that the inline script of the head shares with the app. They are two bundles, so neither can import the
 * other's state: they meet in the browser's stores, in attributes of the root element, and in an event.
 */

/** Local store: light, dark or system. Under another key, visitors would lose their choice. */
export const schemeKey = 'northmere-scheme';

/** What stands on the root element, as `data-` attributes; styles depend on it. */
export const rootData = () => document.documentElement.dataset;

/** The same as selectors know it. */
export const attributes = {
  /** The page is hydrated: its controls answer. */
  hydrated: 'data-hydrated',
  /** `off`: no script runs, or those of the page did not arrive. */
  scripts: 'data-scripts',
  colorScheme: 'data-color-scheme',
  /** On a button that was pressed before the page was hydrated. */
  pressed: 'data-pressed',
} as const;

/** Sent to the window when the page is hydrated: its controls answer from now on. */
export const hydratedEvent = 'hydrated';

/** Controls that the inline script knows by name; it keeps early presses on any button with a name. */
export const sendName = 'send';
export const schemeName = 'scheme';
