import { expect } from 'storybook/test';

/** Boxes this narrow are hidden on purpose: their words are for screen readers only. */
const hiddenWidth = 1;

/** What holds more than its own width: it overflows, or is cut off where it must not overflow. */
function tooWide(root: HTMLElement): string[] {
  return (
    [...root.querySelectorAll<HTMLElement>('*')]
      .filter(({ clientWidth }) => clientWidth > hiddenWidth)
      // A select that lies unseen over its icon has words, too.
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1)
      .map(
        ({ tagName, textContent, className, clientWidth, scrollWidth }) =>
          `<${tagName.toLowerCase()}> ${textContent || className} (${scrollWidth} px in ${clientWidth})`,
      )
  );
}

/** Fails if anything scrolls sideways or a word is cut off, however wide the window (WCAG 1.4.10). */
export async function expectToFit(canvasElement: HTMLElement) {
  await document.fonts.ready;
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const wide = tooWide(canvasElement);
  await expect(wide, wide.join('\n')).toEqual([]);
}
