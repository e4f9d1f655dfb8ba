import { rootData, schemeKey, schemeName } from './constants';

/*
 * The `media` of a `source` says when its picture of the dark scheme shows, that of a `meta` element which color the
 * browser's own bar has. Prerendered, both ask the system; a visitor's choice replaces that condition.
 */

/** The choices of a visitor, in the order shown. */
export const schemeModes = ['system', 'light', 'dark'] as const;

export type SchemeMode = (typeof schemeModes)[number];

/** Conditions that can stand after `and`, which `all` and `not all` cannot. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** When a picture of the dark scheme shows. */
export const darkMedia: Record<SchemeMode, string> = {
  system: '(prefers-color-scheme: dark)',
  light: never,
  dark: always,
};

const anyCondition = /\((?:prefers-color-scheme: dark|m(?:ax|in)-width: 0px)\)/;

/**
 * The `loading` of a first picture. Browsers preload eager ones before any script runs, when the wrong scheme may still
 * show: prerendered they are lazy, and the head script makes them eager.
 */
export const firstLoading = import.meta.env.SSR ? 'lazy' : 'eager';

/** Reads a stored value; an unknown one counts as `system`. */
export const toMode = (value: unknown): SchemeMode =>
  schemeModes.find((mode) => mode === value) ?? 'system';

/** Sets the condition of pictures and of the browser's bar. */
export function setDarkMedia(mode: SchemeMode) {
  const elements = document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>(
    'source[media], meta[media]',
  );
  for (const element of elements) {
    const media = element.media.replace(anyCondition, darkMedia[mode]);
    // Even the same value would make the browser choose a picture again.
    if (media !== element.media) element.media = media;
  }
}

let shown: SchemeMode = 'system';

function applyMode(mode: SchemeMode) {
  shown = mode;
  const systemIsDark = matchMedia(darkMedia.system).matches;
  rootData().colorScheme = mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;
  setDarkMedia(mode);
}

function storedMode() {
  try {
    return toMode(localStorage.getItem(schemeKey));
  } catch {
    return 'system'; // Site data is blocked.
  }
}

/** Tells MUI, which listens to other tabs, of a choice that was made without it. */
const notifyMui = () =>
  dispatchEvent(new StorageEvent('storage', { key: schemeKey, newValue: shown }));

/**
 * Shows the chosen scheme before the first paint, so that nothing flashes, and has the first pictures fetched as soon
 * as the parser has come to them.
 */
export function startScheme() {
  applyMode(storedMode());
  const parsing = new MutationObserver(() => {
    setDarkMedia(shown);
    for (const picture of document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]')) {
      picture.loading = 'eager';
    }
  });
  parsing.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => parsing.disconnect());
  // From the bfcache: the choice may have changed meanwhile, and Firefox and Safari send no `storage` event for it.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    applyMode(storedMode());
    notifyMui();
  });
}

let isChosenEarly = false;

/** Applies and stores a scheme that is chosen before hydration. */
export function chooseEarly({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || target.name !== schemeName) return;
  isChosenEarly = true;
  applyMode(toMode(target.value));
  try {
    localStorage.setItem(schemeKey, shown);
  } catch {
    // Site data is blocked: the choice holds until hydration.
  }
}

/** Once the page is hydrated: MUI may have read the store before an early choice. */
export const confirmEarlyChoice = () => isChosenEarly && notifyMui();
