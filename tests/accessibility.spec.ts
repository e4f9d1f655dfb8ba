import { expect, type Page, test } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { openPage } from './support/openPage';

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

/** Text that is cut off, or that leaves the screen or the control it stands in. */
function findLostText(page: Page) {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 || isForScreenReaders(element.parentElement));

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!node.textContent?.trim() || !parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
      if (width === 0 || height === 0 || isForScreenReaders(parentElement)) continue;

      const box = parentElement.closest('a, button, article, dd, header, footer, main');
      const edge = box?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
      const tolerance = 2;
      if (
        left < -tolerance ||
        right > clientWidth + tolerance ||
        left < edge.left - tolerance ||
        right > edge.right + tolerance ||
        top < edge.top - tolerance ||
        bottom > edge.bottom + tolerance
      ) {
        lost.push(node.textContent.trim());
      }
    }
    return lost;
  });
}

/** Nothing has to be scrolled sideways, and no text gets lost. */
async function expectToBeReadable(page: Page) {
  const tooWideBy = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWideBy, 'px to scroll sideways').toBeLessThanOrEqual(0);
  expect(await findLostText(page)).toEqual([]);
}

for (const address of addresses) {
  test.describe(address, () => {
    test('has no violation at any width', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page), `${width} px`).toEqual([]);
      }
    });

    test('bears the spacing that a reader may ask for (WCAG 1.4.12)', async ({ page }) => {
      await openPage(page, address);
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`);
        document.adoptedStyleSheets.push(spacing);
      });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectToBeReadable(page);
      }
    });

    test('bears text of twice the size (WCAG 1.4.4)', async ({ page }) => {
      await openPage(page, address);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectToBeReadable(page);
      }
    });

    test('bears a zoom of 400 % (WCAG 1.4.10)', async ({ page }) => {
      await page.setViewportSize({ width: screens.small.width, height: 256 });
      await openPage(page, address);
      await expectToBeReadable(page);
    });

    test('shows the edges of its controls in forced colors', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openPage(page, address);
      const bare = await page.evaluate(() =>
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
      expect(bare).toEqual([]);
    });
  });
}
