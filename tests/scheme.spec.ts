import { expect, type Page, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { seminars } from '../src/content/seminars';
import { holdScripts } from './support/holdScripts';
import { openPage, waitForHydration } from './support/openPage';

const scheme = (page: Page) => page.locator('html').getAttribute('data-color-scheme');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the system decides, before the first script of the site, until the visitor does', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { letGo } = await holdScripts(page);
  await page.goto('/');
  expect(await scheme(page)).toBe('dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  const dark = await background(page);
  letGo();
  await waitForHydration(page);

  const choice = page.getByRole('combobox', { name: layoutText.schemes.label });
  await choice.selectOption('light');
  await expect.poll(() => scheme(page)).toBe('light');
  expect(await background(page)).not.toBe(dark);

  await openPage(page, '/team');
  expect(await scheme(page), 'the choice is remembered').toBe('light');
  await expect(choice, 'and said').toHaveValue('light');

  await choice.selectOption('system');
  await expect.poll(() => scheme(page), 'there is a way back').toBe('dark');
});

test('seminars print ten to a page or more, in the light scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/seminars');
  expect(await scheme(page)).toBe('dark');
  for (const format of ['Letter', 'A4']) {
    const file = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    const pages = file.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, format).toBeGreaterThan(0);
    expect(pages.length, format).toBeLessThanOrEqual(Math.ceil(seminars.length / 10));
  }
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await scheme(page)).toBe('light');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await scheme(page)).toBe('dark');
});
