import type { Page } from 'playwright';
import { lookOf } from '../../tools/looks.mjs';
import { readLooks } from '../../tools/undressed-parts.mjs';

/**
 * Every variable that a style of the story refers to is declared, in both schemes: without its value the
 * browser drops the declaration, and the part loses its color or shape without an error.
 */
export async function expectVariablesToBeDeclared(page: Page) {
  const missing = await page.evaluate(() => {
    const { documentElement: root } = document;
    const drawnIn = root.getAttribute('data-color-scheme') ?? 'light';
    const found = new Set<string>();

    function check(rules: CSSRuleList, scheme: string) {
      for (const rule of rules) {
        if (rule instanceof CSSGroupingRule) check(rule.cssRules, scheme);
        if (!(rule instanceof CSSStyleRule)) continue;
        const names = [...rule.style.cssText.matchAll(/var\((--mui-[\w-]+)\)/g)];
        if (names.length === 0) continue;
        // The element in any state: hovered, focused, or the part before it.
        const state =
          /::[\w-]+(?:\([^()]*\))?|:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g;
        const selector = rule.selectorText.replace(state, ':is(*)');
        const element = document.querySelector(selector);
        if (!element) continue;
        const values = getComputedStyle(element);
        for (const [, name = ''] of names) {
          if (values.getPropertyValue(name) !== '') continue;
          const part = /Mui[A-Z]\w*(?=-)/.exec(element.getAttribute('class') ?? '')?.[0];
          found.add(`${part ?? element.localName} ${name}, in the ${scheme} scheme`);
        }
      }
    }

    for (const scheme of ['light', 'dark']) {
      root.setAttribute('data-color-scheme', scheme);
      for (const sheet of document.styleSheets) check(sheet.cssRules, scheme);
    }
    root.setAttribute('data-color-scheme', drawnIn);
    return [...found];
  });
  if (missing.length > 0) {
    throw new Error(
      `A style refers to a variable that the theme does not declare (src/theme/palette.ts)\n${missing.map(withFile).join('\n')}`,
    );
  }
}

/** Says which file holds the look of a part of MUI; any other style stands in a component. */
function withFile(finding: string) {
  const [part = ''] = finding.split(' ');
  const look = lookOf(part.replace('Mui', ''), readLooks());
  return `${finding}: see ${look ? `src/theme/${look.module}.ts` : 'the component that the story is about'}`;
}
