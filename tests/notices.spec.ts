import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { noticeAreaText } from '../src/content/notices';
import { screens } from '../src/theme/tokens';
import { openPage, scrollPosition } from './support/openPage';

const title = 'Registration Successful!';

function notices(page: Page) {
  const area = page.getByRole('region', { name: noticeAreaText.label });
  return {
    area,
    notice: area.getByText(title, { exact: true }),
    dismiss: area.getByRole('button', { name: noticeAreaText.dismiss }),
    register: page.getByRole('button', { name: /^Register Now/ }).first(),
  };
}

/** Opens the seminars, shows a notice and waits until it has come to rest. */
async function showNotice(page: Page) {
  await openPage(page, '/seminars');
  const parts = notices(page);
  await parts.register.click();
  // A trial waits for the place to stay the same.
  await parts.notice.hover({ trial: true });
  return parts;
}

test('three clicks still mark its words for copying', async ({ page }) => {
  const { notice } = await showNotice(page);
  await notice.click({ clickCount: 3 });
  const marked = await page.evaluate(() => String(window.getSelection()).trim());
  expect(marked).toBe(title);
});

test.describe('by finger', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  /** A finger that is put on an element, moves and is lifted. */
  async function swipe(devtools: CDPSession, target: Locator, across: number, down: number) {
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to swipe.');
    const at = (share: number) => [
      { x: box.x + 40 + across * share, y: box.y + box.height / 2 + down * share },
    ];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : at(share),
      });
    await touch('touchStart', 0);
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share);
    await touch('touchEnd');
  }

  test('sideways dismisses it, up and down scrolls the page', async ({ page }) => {
    const { notice } = await showNotice(page);
    const devtools = await page.context().newCDPSession(page);
    const before = await scrollPosition(page);

    await swipe(devtools, notice, 0, -160);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 50);
    await expect(notice).toBeVisible();

    await swipe(devtools, notice, 30, 0);
    await expect(notice).toBeVisible();
    await swipe(devtools, notice, 90, 0);
    await expect(notice).toHaveCount(0);
  });

  test('never lies on the control that has focus, from the first to the last', async ({ page }) => {
    const { area, notice, register } = await showNotice(page);
    await area.focus();
    await page.keyboard.press('Escape');
    await expect(register).toBeFocused();
    await register.press('Enter');
    await expect(notice).toBeVisible();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() =>
          area.evaluate((element) => {
            const a = element.getBoundingClientRect();
            const b = document.activeElement?.getBoundingClientRect();
            if (!b || element.contains(document.activeElement)) return 'not on the page';
            return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
          }),
        )
        .toBe(false);
      if ((await notice.count()) === 0) await register.dispatchEvent('click');
    }
  });
});

test('at 400 % zoom all of it can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  const { area, notice, dismiss } = await showNotice(page);
  await expect(dismiss).toBeInViewport({ ratio: 1 });
  const { scrollWidth, top } = await area.evaluate((element) => ({
    scrollWidth: document.documentElement.scrollWidth,
    top: element.getBoundingClientRect().top,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(320);
  expect(top).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('End');
  await expect(area.getByText('Check your email for details.')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
});
