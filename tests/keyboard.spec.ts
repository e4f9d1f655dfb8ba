import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { seminarsPage } from '../src/content/pages/seminars';
import { screens } from '../src/theme/tokens';
import { openPage } from './support/openPage';

/** What goes beyond the specification, without a mouse: real keys, real focus, real files. */

const mostPresses = 120;

function isFocused(target: Locator) {
  return target.evaluate((element) => element === document.activeElement);
}

/** Tab until focus is there; every stop on the way lies in sight. */
async function tabTo(page: Page, target: Locator) {
  for (let press = 0; press < mostPresses; press++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
  }
  await expect(target).toBeFocused();
}

test('a visitor finds a seminar, keeps its date and shares it by keys alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/seminars');
  const choice = page.getByRole('navigation', { name: seminarsPage.filter.label });

  await test.step('narrows the list to IT, as a live webinar', async () => {
    for (const [name, left] of [
      ['IT', 6],
      ['Live webinar', 4],
    ] as const) {
      const option = choice.getByRole('link', { name, exact: true });
      await tabTo(page, option);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('article')).toHaveCount(left);
      await expect(option).toBeFocused();
      await expect(choice.getByRole('status')).toHaveText(`${left} seminars`);
    }
  });

  const card = page.getByRole('article').last();
  await test.step('keeps its date', async () => {
    await tabTo(page, card.getByRole('link', { name: /^Add to calendar/ }));
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).toContain(`SUMMARY:${await card.getByRole('heading').innerText()}`);
  });

  await test.step('copies its address', async () => {
    await page.keyboard.press('Tab');
    const copy = card.getByRole('link', { name: /^Copy link/ });
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Link copied', { exact: true }).last()).toBeVisible();
    await expect(copy).toBeFocused();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(address).hash).toBe(`#${await card.getAttribute('id')}`);
  });
});

test('the bar changes the scheme by keys alone', async ({ page }) => {
  await openPage(page, '/');
  const scheme = () => page.locator('html').getAttribute('data-color-scheme');
  await tabTo(page, page.getByRole('button', { name: layoutText.changeScheme }));
  for (const [key, expected] of [
    ['Enter', 'dark'],
    ['Space', 'light'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(scheme).toBe(expected);
  }
});

test('so does the menu of a phone', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openPage(page, '/');
  await tabTo(page, page.getByRole('button', { name: layoutText.openMenu }));
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog').getByRole('group', { name: layoutText.schemes.label });
  const dark = choice.getByRole('button', { name: layoutText.schemes.dark });
  await tabTo(page, choice.getByRole('button', { pressed: true }));
  for (let press = 0; press < 2 && !(await isFocused(dark)); press++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(dark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});
