/*
 * What the head script and the app agree on. They are two bundles: they share stores of the browser, attributes of the
 * `html` element, an event, and the state of a history entry. Beside what stands here, the head script knows the draft
 * and its fields (`contact/draft.ts`), dialogs by `commandfor` (Menu), links by `data-filter` (Filter), first pictures by
 * `fetchpriority` (Picture), and its own element by `data-entry` (`build/prerender.mjs`), `data-page` and `data-clock`
 * (`prerender/renderer.tsx`).
 */

/** Prefix of `useId` ids, so that they never equal an extension's. */
export const identifierPrefix = 'northmere-';

/** Key in localStorage of the chosen scheme: light, dark or system. Another key would drop visitors' choices. */
export const schemeKey = 'northmere-scheme';

/** The `data-` attributes of the `html` element, by their properties: `rootData().hydrated` is `attributes.hydrated`. */
export const rootData = () => document.documentElement.dataset;

/** Attributes of `html`, but for `pressed`, that head script and app set, or that styles select. */
export const attributes = {
  /** Present once the page is hydrated. */
  hydrated: 'data-hydrated',
  /** Present in the document, and again once the entry could not be loaded: what needs scripts is hidden. */
  withoutScripts: 'data-without-scripts',
  colorScheme: 'data-color-scheme',
  /** What the address narrows the list of seminars to; empty for all. */
  category: 'data-category',
  format: 'data-format',
  /** Until hydration, where a message is about a seminar: reserves room for it. */
  seminar: 'data-seminar',
  /** On the list of seminars, where the device has another time than the company: webinars say that, too. */
  elsewhere: 'data-elsewhere',
  /** On a button whose press is queued until hydration. */
  pressed: 'data-pressed',
} as const;

/** Property of `html`: of how many seminars a message is, where it is of any. */
export const chosenCount = '--chosen-seminars';

/** What is kept in the state of a history entry, beside the router's own `key`. */
interface HistoryState {
  /** Entries that the page was reloaded for (`head-script/entry.ts`). */
  reloaded?: string[];
  /** The seminar that the address asks about was chosen once (`contact/chosenSeminars.ts`). */
  asked?: true;
  /** How far below the top of the window the part of the hash was (`routing/useNavigationEffects.ts`). */
  place?: number;
  /** The router's. */
  key?: string;
}

/** The state of the history entry on screen. */
export const historyState = (): HistoryState => window.history.state ?? {};

/** Adds to it. */
export const addToHistoryState = (more: HistoryState) =>
  window.history.replaceState({ ...historyState(), ...more }, '');

/** Event of the window: the page is hydrated, its controls answer. The last effect of all says it (SignalHydration). */
export const hydratedEvent = 'hydrated';

/** Names of controls that the head script knows; it queues presses of any named button without `commandfor`. */
export const sendName = 'send';
export const schemeName = 'scheme';
