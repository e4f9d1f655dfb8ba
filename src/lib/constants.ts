/*
 * What the head script and the app agree on. They are two bundles: they share stores of the browser, attributes of the
 * `html` element, and an event.
 */

/** Prefix of `useId` ids, so that they never equal an extension's. */
export const identifierPrefix = 'northmere-';

/** Key in localStorage of the chosen scheme: light, dark or system. Another key would drop visitors' choices. */
export const schemeKey = 'northmere-scheme';

/** The `data-` attributes of the `html` element, by their properties: `rootData().hydrated` is `attributes.hydrated`. */
export const rootData = () => document.documentElement.dataset;

/** Attributes that head script and app set, or that styles select. */
export const attributes = {
  /** Present once the page is hydrated. */
  hydrated: 'data-hydrated',
  /** `off`: scripts are blocked, or the script of the site did not load. */
  scripts: 'data-scripts',
  colorScheme: 'data-color-scheme',
  /** What the address narrows the list of seminars to; empty for all. */
  category: 'data-category',
  format: 'data-format',
  /** Until hydration, where the address names a seminar: reserves room for its summary. */
  seminar: 'data-seminar',
  /** On a button whose press is queued until hydration. */
  pressed: 'data-pressed',
} as const;

/** Event of the window: the page is hydrated, its controls answer. */
export const hydratedEvent = 'hydrated';

/** Names of controls that the head script knows; it queues presses of any named button without `commandfor`. */
export const sendName = 'send';
export const schemeName = 'scheme';
