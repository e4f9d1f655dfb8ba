/**
 * Discards the styles of notistack, since notices have styles of their own: goober, which writes them, finds a
 * sheet in `window._goober` that no page reads. Its `getSheet` takes what is there, appends it where it has no
 * `parentNode`, and adds its rules to the `data` of the `firstChild`; by itself it sets `innerHTML`, which Trusted Types
 * refuse. Must be imported before notistack, whose styles are made when it is loaded.
 */
if (typeof window !== 'undefined') {
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
}
