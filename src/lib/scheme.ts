/*
 * `media` of a `source` selects the dark picture; `media` of a `meta`, the color of the browser's own bar. Prerendered,
 * both ask the system; a visitor's choice replaces that condition.
 */

/** The choices of a visitor (MUI's `mode`), in the order shown. */
export const schemeChoices = ['system', 'light', 'dark'] as const;

export type SchemeChoice = (typeof schemeChoices)[number];

/** Conditions that can stand after `and`, which `all` and `not all` cannot. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** When a picture of the dark scheme shows. */
export const darkMedia: Record<SchemeChoice, string> = {
  system: '(prefers-color-scheme: dark)',
  light: never,
  dark: always,
};

const anyCondition = /\((?:prefers-color-scheme: dark|m(?:ax|in)-width: 0px)\)/;

/** Reads a stored value; an unknown one counts as `system`. */
export const toChoice = (value: unknown): SchemeChoice =>
  schemeChoices.find((choice) => choice === value) ?? 'system';

/**
 * Sets the condition of pictures and of the browser's bar. The head script does it before hydration, so that React
 * finds the attributes it would render; afterwards SchemeSelect does it, since React renders no `meta` element.
 */
export function setDarkMedia(choice: SchemeChoice) {
  const elements = document.querySelectorAll<HTMLSourceElement | HTMLMetaElement>(
    'source[media], meta[media]',
  );
  for (const element of elements) {
    const media = element.media.replace(anyCondition, darkMedia[choice]);
    // Even the same value would make the browser choose a picture again.
    if (media !== element.media) element.media = media;
  }
}
