/*
 * Names that the inline script of the head shares with the app. They are two bundles, so neither can import the
 * other's state: they meet in the store, in attributes of the root element, and in events of the window.
 * Each key is a constant of its own, so that the script holds only those that it uses.
 */

/** Keeps a page apart from others of its origin, such as a story from the site that it is published below. */
const prefix = import.meta.env?.VITE_STORAGE_PREFIX ?? '';

/** Session: the contact message, see `contact/record.ts`. */
export const contactKey = `${prefix}contact`;

/** Session: early clicks that a reload hands over. */
export const clicksKey = `${prefix}early-clicks`;

/** Session: releases that a page was reloaded for. */
export const reloadsKey = `${prefix}reloads`;

/** Session: where each page was scrolled to. */
export const scrollPositionsKey = `${prefix}scroll-positions`;

/** Local, all tabs: digests of messages that a tab has sent or is sending. */
export const claimsKey = `${prefix}contact-claims`;

/**
 * Local: light, dark or system. Not MUI's own key, which an earlier site may have left. Whatever the company is
 * called: under another key, visitors would lose their choice.
 */
export const schemeModeKey = `${prefix}northmere-scheme`;

/** Local: which scheme stands for light, and which for dark; MUI adds `-light` and `-dark`. */
export const colorSchemeKey = `${prefix}northmere-color-scheme`;

/** Keys of all that the site stores. */
export const storageKeys = [
  contactKey,
  clicksKey,
  reloadsKey,
  scrollPositionsKey,
  claimsKey,
  schemeModeKey,
  `${colorSchemeKey}-light`,
  `${colorSchemeKey}-dark`,
] as const;

/**
 * How an early Send is doing: it waits for the page to come alive, has done so for long (`slow`) or in vain
 * (`missing`), or is `held` for a question. `sent` and `unsent` are news that a page without scripts tells.
 */
export type MessageState = 'waiting' | 'slow' | 'missing' | 'held' | 'sent' | 'unsent';

/** What stands on the root element, as `data-` attributes; styles depend on it. */
export interface RootData {
  /** The page lives: its controls answer. */
  hydrated?: '';
  /** `off` while no script runs; `failed` when scripts are missing and what is written stays in sight. */
  scripts?: 'off' | 'failed';
  colorScheme?: 'light' | 'dark';
  message?: MessageState;
  /** A press waits until the page is hydrated. */
  pressed?: '';
}

export const rootData = () => document.documentElement.dataset as RootData;

/** The same as selectors know it. */
export const attributes = {
  hydrated: 'data-hydrated',
  scripts: 'data-scripts',
  colorScheme: 'data-color-scheme',
  message: 'data-message',
  /** Also on what was pressed. */
  pressed: 'data-pressed',
} as const;

/** Sent to the window when the page is hydrated: its controls answer from now on. */
export const hydratedEvent = 'hydrated';

/** Sent to the window when the page's own script is missing, so that the page is not hydrated. */
export const notHydratedEvent = 'not-hydrated';

/** Names of the buttons that the inline script knows; it keeps early clicks on any button with a name. */
export const sendName = 'send';
export const schemeName = 'scheme';
export const filterName = 'filter';
