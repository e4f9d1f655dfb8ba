import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/**
 * Text and background stand out from each other in the scheme that the story was not drawn in, and
 * in both with everything hovered (WCAG 1.4.3). The story stays as its play function left it: the
 * theme's colors are CSS variables, so an attribute switches them. Hovered, axe looks at what that changes
 * and what stands beside it; the rest it has seen.
 */
export async function expectContrastInEveryState(page: Page) {
  const findings = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: object, options: object) => Promise<AxeResults> };
    };
    const { documentElement: root, body } = document;
    const drawnIn = root.getAttribute('data-color-scheme') === 'dark' ? 'dark' : 'light';
    const other = drawnIn === 'dark' ? 'light' : 'dark';
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(atOnce);

    const elements = [...body.querySelectorAll('*')];
    const readLooks = () =>
      elements.map((element) =>
        [undefined, '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .map((style) =>
            [
              style.backgroundColor,
              style.backgroundImage,
              style.color,
              style.display,
              style.filter,
              style.fontSize,
              style.fontWeight,
              style.inset,
              style.opacity,
              style.textShadow,
              style.transform,
              style.translate,
              style.visibility,
            ].join(),
          )
          .join(),
      );

    const found: string[] = [];
    async function look(context: object, state: string) {
      const { violations } = await axe.run(context, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations', 'incomplete'],
      });
      for (const { target, any } of violations.flatMap(({ nodes }) => nodes)) {
        found.push(`${state}: ${target.join(' ')}: ${any[0]?.message}`);
      }
    }

    // Paper is white, so printing is always in the light scheme.
    const isPaper = matchMedia('print').matches;
    for (const scheme of isPaper ? [drawnIn] : [drawnIn, other]) {
      root.setAttribute('data-color-scheme', scheme);
      const before = readLooks();
      body.classList.add('pseudo-hover-all');
      const after = readLooks();
      const changed = elements.filter((_, index) => before[index] !== after[index]);
      const include = [...new Set(changed.map((element) => element.parentElement ?? element))];
      if (include.length > 0) await look({ include }, `${scheme} and hovered`);
      body.classList.remove('pseudo-hover-all');
    }
    if (!isPaper) await look(body, other);

    root.setAttribute('data-color-scheme', drawnIn);
    document.adoptedStyleSheets.pop();
    return found;
  });
  if (findings.length > 0) {
    throw new Error(
      `Too little contrast: a role in src/theme/palette.ts, or the look of a part in src/theme\n${findings.join('\n')}`,
    );
  }
}
