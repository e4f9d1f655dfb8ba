import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the names of the prerendered styles stand. With its own attribute Emotion would move the element,
 * and the browser read all styles again, three times.
 */
export const styleNames = 'data-styles';

/** Where Emotion keeps the styles of the page in a browser; it takes the prerendered ones as written. */
export function browserCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  const names = document.querySelector(`[${styleNames}]`)?.getAttribute(styleNames);
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}
