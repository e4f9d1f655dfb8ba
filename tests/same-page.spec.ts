import { expect, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { teamPage } from '../src/content/pages/team';
import { team } from '../src/content/team';
import { openPage, scrollPosition } from './support/openPage';

test('links to the page one is on lead to its top, and are heard', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const follow = async (name: string) => {
    await heading.blur();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => scrollPosition(page)).toBe(1500);
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect.poll(() => scrollPosition(page), name).toBe(0);
    await expect(heading).toBeFocused();
  };
  await openPage(page, '/seminars');
  await follow('Get Started');
  await follow('Seminars');
  await openPage(page, '/');
  await follow(layoutText.homeLink);
});

test('a filter changes the list where one is, and keeps the focus', async ({ page }) => {
  await openPage(page, '/seminars');
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.getByRole('link', { name: 'HR', exact: true }).click();
  await expect(page).toHaveURL(/category=hr/);
  await expect(page.getByRole('link', { name: 'HR', exact: true })).toBeFocused();
  expect(await scrollPosition(page)).toBe(120);
});

test('the placeholder of a profile leaves page and focus where they are', async ({ page }) => {
  await openPage(page, '/team');
  const link = page.getByRole('link', {
    name: teamPage.card.named(teamPage.card.linkedIn, team.at(-1)?.name ?? ''),
  });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  await link.click();
  await expect(link).toBeFocused();
  expect(await scrollPosition(page)).toBe(before);
  await expect(page).toHaveURL(/\/team$/);
});
