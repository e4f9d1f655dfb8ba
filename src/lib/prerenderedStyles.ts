import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Marks the prerendered style element, and lists the selectors that none of its rules has. Emotion's own attribute
 * would make it move the element, and the browser parse all styles three times more.
 */
export const stylesAttribute = 'data-styles';

/** Makes Emotion's cache in a browser, which counts the prerendered styles as inserted. */
export function browserCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  const styles = document.querySelector(`[${stylesAttribute}]`);
  const selectors = `${styles?.getAttribute(stylesAttribute)} ${styles?.textContent}`;
  for (const [, name = ''] of selectors.matchAll(/\.css-([\w#-]+)/g)) cache.inserted[name] = true;
  return cache;
}
