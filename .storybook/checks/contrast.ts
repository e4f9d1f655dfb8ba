import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/**
 * Text and background stand out from each other in the scheme that the story was not drawn in, and
 * in both with everything hovered (WCAG 1.4.3). The story stays as its play function left it: the
 * theme's colors are CSS variables, so an attribute switches them.
 */
export async function expectContrastInEveryState(page: Page) {
  const findings = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Element, options: object) => Promise<AxeResults> };
    };
    const { documentElement: root, body } = document;
    const drawnIn = root.getAttribute('data-color-scheme') === 'dark' ? 'dark' : 'light';
    const other = drawnIn === 'dark' ? 'light' : 'dark';
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(atOnce);

    const found: string[] = [];
    for (const { scheme, hovered } of [
      { scheme: drawnIn, hovered: true },
      { scheme: other, hovered: true },
      { scheme: other, hovered: false },
    ]) {
      root.setAttribute('data-color-scheme', scheme);
      body.classList.toggle('pseudo-hover-all', hovered);
      const { violations } = await axe.run(body, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
      });
      for (const { target, any } of violations.flatMap(({ nodes }) => nodes)) {
        const state = hovered ? `${scheme} and hovered` : scheme;
        found.push(`${state}: ${target.join(' ')}: ${any[0]?.message}`);
      }
    }

    root.setAttribute('data-color-scheme', drawnIn);
    body.classList.remove('pseudo-hover-all');
    document.adoptedStyleSheets.pop();
    return found;
  });
  if (findings.length > 0) throw new Error(`Too little contrast\n${findings.join('\n')}`);
}
