/**
 * Gives goober, which styles notistack, a constructed style sheet to write its rules into. By itself
 * it makes a <style> element with `innerHTML`, which a site with Trusted Types and without inline
 * styles refuses. Must be imported before notistack, whose styles are made when it is loaded; leans on
 * how goober 2 finds its sheet (`window._goober`, then `firstChild.data`).
 */
if (typeof window !== 'undefined' && 'adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);

  let rules = '';
  const text = {
    get data() {
      return rules;
    },
    set data(changed: string) {
      rules = changed;
      sheet.replaceSync(changed);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });
}
