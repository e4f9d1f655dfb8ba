import { rootData, schemeKey, schemeName } from './names';

/*
 * Which pictures are those of the dark scheme is said by the `media` of their sources, and which color the
 * browser's own bar has by that of a `meta` element. In the prerendered HTML these ask the system; once the
 * visitor has chosen, the answer replaces the question.
 */

/** The choices of a visitor, in the order shown. */
export const schemeModes = ['system', 'light', 'dark'] as const;

export type SchemeMode = (typeof schemeModes)[number];

/** When a picture of the dark scheme shows. */
export const darkMedia: Record<SchemeMode, string> = {
  system: '(prefers-color-scheme: dark)',
  light: '(max-width: 0px)',
  dark: '(min-width: 0px)',
};

const anyCondition = /\((?:prefers-color-scheme: dark|m(?:ax|in)-width: 0px)\)/;

/**
 * How a first picture is fetched. Browsers look ahead for eager ones before any script, when the wrong
 * scheme may still show: the HTML has lazy ones, and the inline script in the head makes them eager.
 */
export const firstLoading = import.meta.env.SSR ? 'lazy' : 'eager';

/** A store may hold anything: unknown values count as the system's. */
export const toMode = (value: unknown): SchemeMode =>
  schemeModes.find((mode) => mode === value) ?? 'system';

/** Puts the pictures of the document and the browser's bar into a mode. */
export function setDarkMedia(mode: SchemeMode) {
  const elements = document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>('[media]');
  for (const element of elements) {
    const media = element.media.replace(anyCondition, darkMedia[mode]);
    // Writing the same value would make the browser choose a picture again.
    if (media !== element.media) element.media = media;
  }
}

let shown: SchemeMode = 'system';

function applyChoice(mode: SchemeMode) {
  shown = mode;
  const systemIsDark = matchMedia(darkMedia.system).matches;
  rootData().colorScheme = mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;
  setDarkMedia(mode);
}

/** Reads the visitor's choice. */
function chosenMode() {
  try {
    // Of earlier releases, about messages.
    localStorage.removeItem('northmere-contact-claims');
    return toMode(localStorage.getItem(schemeKey));
  } catch {
    return 'system'; // Refused; the system decides.
  }
}

/**
 * Shows the visitor's color scheme before anything is painted, so that nothing flashes, and before any
 * picture is fetched: all are lazy in the HTML, and the first ones are fetched from here as soon as the parser
 * has come to them.
 */
export function startScheme() {
  applyChoice(chosenMode());
  const prepare = () => {
    setDarkMedia(shown);
    for (const picture of document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]')) {
      picture.loading = 'eager';
    }
  };
  const parsing = new MutationObserver(prepare);
  parsing.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => parsing.disconnect());
  // Back may bring the page as it was left, before the news of a choice made since.
  addEventListener('pageshow', ({ persisted }) => persisted && applyChoice(chosenMode()));
}

/** Shows a scheme that is chosen before hydration at once, and keeps it where MUI finds it. */
export function keepEarlyScheme({ target }: Event) {
  if (!(target instanceof HTMLSelectElement) || target.name !== schemeName) return;
  const mode = toMode(target.value);
  applyChoice(mode);
  try {
    localStorage.setItem(schemeKey, mode);
  } catch {
    // Refused; the choice holds until hydration.
  }
}
