import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

interface Axe {
  run: (context: object, options: object) => Promise<AxeResults>;
}

/**
 * Words stand out from what lies behind them in the scheme that the story was not drawn in, too (WCAG 1.4.3), and
 * on request with everything hovered in both. The theme's colors are CSS variables, so an attribute switches them,
 * and the story stays as its play function left it. Throws with what axe says of each.
 */
export async function expectContrast(page: Page, { hovered }: { hovered: boolean }) {
  const found = await page.evaluate(async (isHovered) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { documentElement: root, body } = document;
    // Paper is white, so printing is always in the light scheme; forced colors are those of the system.
    if (matchMedia('print, (forced-colors: active)').matches) return [];
    const drawnIn = root.getAttribute('data-color-scheme') === 'dark' ? 'dark' : 'light';
    const other = drawnIn === 'dark' ? 'light' : 'dark';
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(atOnce);
    const complaints: string[] = [];
    const look = async (scheme: string, state: string) => {
      root.setAttribute('data-color-scheme', scheme);
      const { violations } = await axe.run(body, { runOnly: ['color-contrast'] });
      for (const { target, any } of violations.flatMap(({ nodes }) => nodes)) {
        complaints.push(`${scheme}${state}: ${target.join(' ')}: ${any[0]?.message}`);
      }
    };
    await look(other, '');
    if (isHovered) {
      body.classList.add('pseudo-hover-all');
      await look(other, ' and hovered');
      await look(drawnIn, ' and hovered');
      body.classList.remove('pseudo-hover-all');
    }
    root.setAttribute('data-color-scheme', drawnIn);
    document.adoptedStyleSheets.pop();
    return complaints;
  }, hovered);
  if (found.length > 0) {
    throw new Error(`Too little contrast: see src/theme/palette.ts\n${found.join('\n')}`);
  }
}
