import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Attribute of the prerendered style element. It lists the classes of Emotion that have no rule there, since they are
 * only merged into others: an element of `css-a` with an `sx` of `css-b` has one class with the rules of both. Emotion's
 * own attribute would make it move the element, and the browser would parse all styles three more times.
 */
export const stylesAttribute = 'data-styles';

/** Emotion's cache in a browser. Classes that are prerendered or listed count as inserted: hydration adds none again. */
export function browserCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  const styles = document.querySelector(`[${stylesAttribute}]`);
  const selectors = `${styles?.getAttribute(stylesAttribute)} ${styles?.textContent}`;
  for (const [, name = ''] of selectors.matchAll(/\.css-(\w+)/g)) cache.inserted[name] = true;
  return cache;
}
