import { expect, type Frame, type Page, test } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { routes } from '../src/routes';
import { breakpoints, screens } from '../src/theme/tokens';
import { largerText } from './support/largerText';
import { openPage, waitForHydration } from './support/openPage';
import { findFaults } from './support/textFaults';

/** Every page as a whole, the way it is delivered. Stories check contrast in both schemes, and each part. */

const addresses = [...routes.map(({ path }) => path), '/no-such-page'];
const widths = [360, 820, 1440];
const widthsOfLargerText = [320, 390, ...widths, 1280];

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
    const { width } = screens.small;
    const zoomed = await findFaults(frame, { widths: [width], height: 256, wholeWords: true });
    expect(zoomed, '400 % zoom (WCAG 1.4.10)').toEqual([]);
    const resized = await findFaults(frame, { widths: everyWidth, wholeWords: true });
    expect(resized, 'any width').toEqual([]);
    for (const [way, enlarge] of Object.entries(largerText)) {
      const undo = await enlarge(frame);
      expect(await findFaults(frame, { widths: widthsOfLargerText }), way).toEqual([]);
      await undo();
    }
  });
}
