/**
 * Gives goober, which styles notistack, a place to write its rules to that no page reads: the notice area
 * and its notices have styles of their own. By itself goober makes a <style> element with `innerHTML`,
 * which a site with Trusted Types and without inline styles refuses. Must be imported before notistack,
 * whose styles are made when it is loaded; leans on how goober 2 finds its sheet (`window._goober`, then
 * `firstChild.data`).
 */
if (typeof window !== 'undefined') {
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: { data: '' } } });
}
