import { expect, type Frame, type Page, test } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { routes } from '../src/routes';
import { breakpoints, screens } from '../src/theme/tokens';
import { openPage, waitForHydration } from './support/openPage';

/** Every page as a whole, the way it is delivered. Stories check contrast in both schemes, and each part. */

const addresses = [...routes.map(({ path }) => path), '/no-such-page'];
const widths = [360, 820, 1440];

/** All rules, those of good practice and those that axe leaves out unless asked for included. */
async function findViolations(page: Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: { run: (o: object) => Promise<AxeResults> } })
      .axe;
    return run({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`),
  );
}

/** From the smallest phone to the widest desk, and both sides of each breakpoint, in CSS pixels. */
const everyWidth = [
  ...Array.from({ length: 141 }, (_, step) => 320 + 16 * step),
  ...Object.values(breakpoints).flatMap((em) =>
    em > 0 ? [16 * em - 1, 16 * em, 16 * em + 1] : [],
  ),
].sort((a, b) => a - b);

/**
 * What is wrong with the text of a page at the width that its window has: it scrolls sideways, it is cut
 * off, it leaves the control that it stands in, or a word, an address or a number breaks inside. A word
 * may break behind its hyphens.
 */
async function findFaults(frame: Frame, widths: readonly number[], height = 900) {
  return frame.evaluate(
    ([widths, height]) => {
      const isForScreenReaders = (element: Element | null): boolean =>
        element !== null &&
        ((element as HTMLElement).offsetWidth <= 1 || isForScreenReaders(element.parentElement));
      const whole =
        /\+1 \(\d+\) [\d-]+|\d+:\d\d [AP]M( PT)?|[A-Z][a-z]+ \d+, \d{4}|[^\s@]*@\S+|[^\s-]+-?/g;
      const range = document.createRange();
      const findAt = (width: number) => {
        frameElement.style.width = `${width}px`;
        const { clientWidth, scrollWidth } = document.documentElement;
        const faults = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { parentElement, textContent } = node;
          if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
          range.selectNodeContents(node);
          const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
          if (width === 0 || height === 0 || isForScreenReaders(parentElement)) continue;

          const box = parentElement.closest('a, button, article, dd, header, footer, main');
          const edge = (box ?? document.body).getBoundingClientRect();
          const tolerance = 2;
          if (
            left < -tolerance ||
            right > clientWidth + tolerance ||
            left < edge.left - tolerance ||
            right > edge.right + tolerance ||
            top < edge.top - tolerance ||
            bottom > edge.bottom + tolerance
          ) {
            faults.push(`lost: ${textContent.trim()}`);
          }
          if (range.getClientRects().length === 1) continue;
          for (const { 0: word, index } of textContent.matchAll(whole)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) faults.push(`broken: ${word}`);
          }
        }
        return faults.map((fault) => `${width} px, ${fault}`);
      };
      const frameElement = window.frameElement as HTMLIFrameElement;
      frameElement.style.height = `${height}px`;
      return widths.flatMap(findAt);
    },
    [widths, height] as const,
  );
}

/** Where a reader has made the text wider, words may break, as long as nothing gets lost. */
const lost = (faults: readonly string[]) => faults.filter((fault) => !fault.includes('broken'));

/**
 * Opens an address in a frame, which takes any width at once: a whole window takes fifty times as long.
 * Headers that forbid frames are left out.
 */
async function openInFrame(page: Page, address: string): Promise<Frame> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.route('**/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe name="page" src="${address}">` }),
  );
  await page.goto('/frame');
  const frame = page.frame('page');
  if (!frame) throw new Error('The frame is missing.');
  await waitForHydration(frame);
  return frame;
}

/** Where a visitor has switched to colors of their own, fills are gone and edges have to show. */
function findControlsWithoutEdges(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, textarea, .MuiButton-root')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(control);
        const outline = control.parentElement?.querySelector('fieldset') ?? control;
        const own = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        const drawn = getComputedStyle(outline).borderTopStyle !== 'none';
        return !own && !drawn && outlineStyle === 'none';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

/** Looks at a page whose text a reader has spaced wider, and takes the spacing back. */
async function withSpacing(frame: Frame, look: () => Promise<string[]>) {
  await frame.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(spacing);
  });
  const found = await look();
  await frame.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

for (const address of addresses) {
  test(`${address} has no violation at any width, and edges around its controls in forced colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `${width} px`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await findControlsWithoutEdges(page)).toEqual([]);
  });

  test(`${address} shows every word whole at any width, zoom, text size and spacing`, async ({
    page,
  }) => {
    const frame = await openInFrame(page, address);
    const zoomed = await findFaults(frame, [screens.small.width], 256);
    expect(zoomed, '400 % zoom (WCAG 1.4.10)').toEqual([]);
    expect(await findFaults(frame, everyWidth), 'any width').toEqual([]);

    const spaced = await withSpacing(frame, () => findFaults(frame, widths));
    expect(lost(spaced), 'spacing that a reader may ask for (WCAG 1.4.12)').toEqual([]);

    await frame.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const large = await findFaults(frame, [820, 1440]);
    expect(lost(large), 'text of twice the size (WCAG 1.4.4)').toEqual([]);
  });
}
