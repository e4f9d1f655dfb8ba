/**
 * Gives goober, which styles notistack, a place for rules that no page reads: notices have styles of their own. By
 * itself goober sets `innerHTML`, which Trusted Types refuse. Must be imported before notistack, whose styles are
 * made when it is loaded; goober 2 looks for its sheet in `window._goober`.
 */
if (typeof window !== 'undefined') {
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
}
