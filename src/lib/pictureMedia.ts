/*
 * Which pictures are those of the dark scheme is said by the `media` of their sources. In the prerendered
 * HTML that asks the system; once the visitor has chosen, the answer replaces the question.
 */

type Mode = 'system' | 'light' | 'dark';

const conditions: Record<Mode, string> = {
  system: '(prefers-color-scheme: dark)',
  light: '(max-width: 0px)',
  dark: '(min-width: 0px)',
};

const anyCondition = /\((?:prefers-color-scheme: dark|m(?:ax|in)-width: 0px)\)/;

/** When a picture of the dark scheme shows. */
export function darkMedia(mode: Mode = 'system'): string {
  return conditions[mode];
}

/**
 * How a first picture is fetched. Browsers look ahead for eager ones before any script, when the wrong
 * scheme may still show: the HTML has lazy ones, and the inline script in the head makes them eager.
 */
export const firstLoading = import.meta.env.SSR ? 'lazy' : 'eager';

/** Puts all pictures of the document into a mode without React: before it runs, and on paper. */
export function showPictures(mode: Mode = 'system') {
  for (const source of document.querySelectorAll('source')) {
    const media = source.media.replace(anyCondition, conditions[mode]);
    // Writing the same value would make the browser choose again.
    if (media !== source.media) source.media = media;
  }
}
