import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { openPage } from './support/openPage';

/** Everything that the Tab key leads to, forward and back, in three windows. */

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  // A zoom of 400 %.
  { width: 320, height: 256 },
];

/** What has focus: its name as assistive technology knows it, and whether all can see where focus is. */
async function stop(page: Page) {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return undefined;
  const name = await focused.ariaSnapshot();
  return focused.evaluate((element, snapshot) => {
    const label = snapshot.split('\n')[0] ?? '';
    const [box] = element.getClientRects();
    if (!box) return `${label}: hidden`;
    const y = Math.min(Math.max((box.top + box.bottom) / 2, box.top + 1), window.innerHeight - 1);
    const seen = document.elementFromPoint((box.left + box.right) / 2, y);
    const isSeen = seen !== null && (element.contains(seen) || seen.contains(element));
    const isNamed = /"[^"]+"|: \S/.test(label);
    return isSeen && isNamed ? label : `${label}: ${isSeen ? 'without a name' : 'covered'}`;
  }, name);
}

/** Presses a key until focus is where it has been before. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: string[] = [];
  await page.evaluate(() => Object.assign(window, { visited: new Set() }));
  const isNew = () =>
    page.evaluate(() => {
      const { visited } = window as unknown as { visited: Set<unknown> };
      return visited.size < visited.add(document.activeElement).size;
    });
  for (let count = 0; count < 200; count++) {
    await page.keyboard.press(key);
    const found = await stop(page);
    // Some browsers pass their own controls on the way round.
    if (found === undefined) continue;
    if (!(await isNew())) break;
    stops.push(found);
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

for (const { path } of [...routes, { path: '/no-such-page' }]) {
  test(`${path}: every stop has a name and is in sight, forward and back`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of windows) {
      await page.setViewportSize(size);
      await openPage(page, path);
      const forward = await walk(page, 'Tab');
      expect(forward.filter((name) => /: (hidden|covered|without a name)$/.test(name))).toEqual([]);
      expect(forward.length, `${size.width} px`).toBe(await countControls(page));
      const back = await walk(page, 'Shift+Tab');
      expect(back.toReversed(), `${size.width} px, back`).toEqual(forward);
      test.info().annotations.push({
        type: `${size.width} px`,
        description: `${forward.length} stops`,
      });
    }
  });
}
