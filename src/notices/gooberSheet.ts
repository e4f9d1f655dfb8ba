/**
 * Discards the styles of notistack, since notices have styles of their own: goober, which writes them, finds a
 * sheet in `window._goober` that no page reads. By itself it sets `innerHTML`, which Trusted Types refuse. Must be
 * imported before notistack, whose styles are made when it is loaded.
 */
if (typeof window !== 'undefined') {
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
}
