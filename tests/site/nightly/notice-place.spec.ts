import type { Locator } from '@playwright/test';
import { seminarsPage } from '../../../src/content/pages/seminars';
import { openSeminars } from '../../support/documents';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  [360, 640],
  [390, 664],
  [390, 844],
  [1280, 600],
  [1280, 720],
  [1440, 900],
] as const;

/** Scrolls so that a button's middle is at a part of the window's height, or as near as the page goes. */
const scrollTo = (button: Locator, part: number) =>
  button.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - window.innerHeight * share, behavior: 'instant' });
  }, part);

/** Whether a notice lies on an element's middle. */
const isCovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(found?.closest('body > * section[tabindex="-1"]'));
  });

for (const [width, height] of windows) {
  test(`at ${width} × ${height} no notice lies on what comes after the press`, {
    tag: '@nightly',
  }, async ({ page, visitor, notices }) => {
    await page.setViewportSize({ width, height });
    await visitor.open('/seminars');
    const covered = [];
    for (const [index, { slug }] of openSeminars.entries()) {
      const ask = page.getByRole('link', { name: seminarsPage.card.ask }).nth(index);
      for (const part of [0.15, 0.5, 0.75, 0.85]) {
        const register = visitor.registerButton(index);
        await scrollTo(register, part);
        await register.click();
        await expect(notices.dismiss).toBeVisible();
        expect(await isCovered(notices.dismiss), 'the check sees a notice').toBe(true);
        if (await isCovered(ask)) covered.push(`${slug}, ${part}`);
        for (let step = 1; step <= 8 && part !== 0.15; step += 1) {
          await page.keyboard.press('Tab');
          if (await isCovered(page.locator(':focus')))
            covered.push(`${slug}, ${part}, Tab ${step}`);
        }
        await page.keyboard.press('Escape');
        await expect(notices.dismiss).toHaveCount(0);
      }
    }
    expect(covered).toEqual([]);
  });
}
