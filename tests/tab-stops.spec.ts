import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { openPage } from './support/openPage';

/** Everything that the Tab key leads to, forward and back, in three windows. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  // A zoom of 400 %.
  { width: 320, height: 256 },
];

/** The focused element: whether this walk has been there before, and whether all can see it. */
function look(page: Page) {
  return page.evaluate(() => {
    const { visited } = window as unknown as { visited: Set<Element> };
    const { activeElement: element } = document;
    // Some browsers pass their own controls on the way round.
    if (!element || element === document.body) return 'outside';
    if (visited.has(element)) return 'visited';
    visited.add(element);
    const [box] = element.getClientRects();
    if (!box) return 'hidden';
    const y = Math.min(Math.max((box.top + box.bottom) / 2, box.top + 1), window.innerHeight - 1);
    const seen = document.elementFromPoint((box.left + box.right) / 2, y);
    return seen && (element.contains(seen) || seen.contains(element)) ? 'in sight' : 'covered';
  });
}

/** Presses a key until focus is where it has been before; names the stops as assistive technology does. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: string[] = [];
  await page.evaluate(() => Object.assign(window, { visited: new Set() }));
  for (let count = 0; count < 200; count++) {
    await page.keyboard.press(key);
    const found = await look(page);
    if (found === 'outside') continue;
    if (found === 'visited') break;
    const [label = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
    const isNamed = /"[^"]+"|: \S/.test(label);
    stops.push(`${label}: ${isNamed ? found : 'without a name'}`);
  }
  return stops;
}

/** How many controls there are to reach. */
const countControls = (page: Page) =>
  page
    .locator('a[href], button, input, select, textarea, [tabindex]')
    .evaluateAll(
      (controls) =>
        controls.filter(
          (control) => (control as HTMLElement).tabIndex >= 0 && control.checkVisibility(),
        ).length,
    );

for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
  test(`${path}: every stop has a name and is in sight, forward and back`, async ({ page }) => {
    await openPage(page, path);
    for (const size of windows) {
      await page.setViewportSize(size);
      const forward = await walk(page, 'Tab');
      expect(forward.filter((stop) => !stop.endsWith(': in sight'))).toEqual([]);
      expect(forward.length, `${size.width} px`).toBe(await countControls(page));
      const back = await walk(page, 'Shift+Tab');
      expect(back.toReversed(), `${size.width} px, back`).toEqual(forward);
    }
  });
}
