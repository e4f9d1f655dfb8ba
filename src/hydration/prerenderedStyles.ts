import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Attribute of the prerendered style element. Emotion's own attribute would make it move the element, and the browser
 * would parse all styles three more times.
 */
export const stylesAttribute = 'data-styles';

/** Emotion's cache in a browser. Classes that are prerendered count as inserted: hydration adds none again. */
export function browserCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  const styles = document.querySelector(`[${stylesAttribute}]`)?.textContent ?? '';
  for (const [, name = ''] of styles.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true;
  return cache;
}
