import { expect, test } from '@playwright/test';
import { noticeTexts } from '../src/content/notices';
import { seminarsPage } from '../src/content/pages/seminars';
import { seminarFormats } from '../src/content/seminarGroups';
import { seminars } from '../src/content/seminars';
import type { Seminar } from '../src/content/types';
import { holdScripts } from './support/holdScripts';
import { openPage, waitForHydration } from './support/openPage';

const cards = 'article';
const ofHr = seminars.filter(({ category }) => category === 'hr');
const last = seminars.at(-1) as Seminar;
const inRooms = ofHr.filter(({ format }) => format === 'face-to-face');

test('a choice survives reload, Back and sharing', async ({ page }) => {
  await page.goto('/seminars');
  await page.getByRole('link', { name: 'HR', exact: true }).click();
  await expect(page.locator(cards)).toHaveCount(ofHr.length);
  await expect(page).toHaveURL('/seminars?category=hr');
  await page.getByRole('link', { name: seminarFormats['face-to-face'] }).click();
  await expect(page.locator(cards)).toHaveCount(inRooms.length);

  await page.reload();
  await expect(page.locator(cards)).toHaveCount(inRooms.length);
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(ofHr.length);
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(seminars.length);
});

test('on a phone the filter is closed until it is pressed, before hydration, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = await holdScripts(page);
  await page.goto('/seminars');
  const { open: name, allSubjects } = seminarsPage.filter;
  const closed = page.getByRole('button', { name, expanded: false });
  const open = page.getByRole('button', { name, expanded: true });
  const firstChoice = page.getByRole('link', { name: allSubjects });
  await expect(firstChoice).toBeHidden();
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(firstChoice).toBeVisible();
  await open.press('Enter');
  await expect(firstChoice).toBeHidden();
  await closed.press('Enter');
  await page.keyboard.press('Tab');
  await expect(firstChoice).toBeFocused();
  scripts.letGo();
  await waitForHydration(page);
  await expect(firstChoice).toBeFocused();
  await open.press('Enter');
  await expect(firstChoice).toBeHidden();
  await expect(closed).toBeFocused();
});

for (const [name, width, height] of [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const) {
  test(`an address that names a seminar scrolls to it and marks it (${name})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/seminars#${last.slug}`);
    const card = page.getByRole('article', { name: last.title });
    await expect(card).toHaveAttribute('aria-current', 'true');
    await expect(card).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    const box = await card.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  });
}

test('a copied link leads back to the card', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/seminars');
  await page
    .getByRole('link', { name: seminarsPage.card.named(seminarsPage.card.copyLink, last.title) })
    .click();
  await expect(
    page.getByText(noticeTexts.linkCopied(last.title).title, { exact: true }),
  ).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(address);
  await expect(page.getByRole('article', { name: last.title })).toBeInViewport();
});
