import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Marks the prerendered styles, and names those that their rules do not. With its own attribute Emotion would
 * move the element, and the browser read all styles again, three times.
 */
export const stylesAttribute = 'data-styles';

/** Where Emotion keeps the styles of the page in a browser; it takes the prerendered ones as written. */
export function browserCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  const styles = document.querySelector(`[${stylesAttribute}]`);
  const selectors = `${styles?.getAttribute(stylesAttribute)} ${styles?.textContent}`;
  for (const [, name = ''] of selectors.matchAll(/\.css-([\w#-]+)/g)) cache.inserted[name] = true;
  return cache;
}
