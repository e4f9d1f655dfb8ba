/**
 * Gives goober, which styles notistack, a place to write its rules to that no page reads: the notice area
 * and its notices have styles of their own. By itself goober makes a <style> element with `innerHTML`,
 * which a site with Trusted Types refuses. Must be imported before notistack, whose styles are made when it is
 * loaded; goober 2 looks for its sheet in `window._goober`.
 */
if (typeof window !== 'undefined') {
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
}
