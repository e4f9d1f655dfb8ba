import { expect, test } from '@playwright/test';
import { notFoundPage } from '../src/content/pages/errors';
import { seminars } from '../src/content/seminars';
import { notFoundRoute, routes } from '../src/routes';
import { headings } from './support/headings';

/** What stands in the HTML itself: the same for people, search engines and previews in a chat. */
test.use({ javaScriptEnabled: false });

for (const { key, path, title, description } of routes) {
  for (const address of path === '/' ? [path] : [path, `${path}/`]) {
    test(`${address} answers with its own title, description and heading`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('title')).toHaveCount(1);
      const descriptions = page.locator('meta[name="description"]');
      await expect(descriptions).toHaveCount(1);
      await expect(descriptions).toHaveAttribute('content', description);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings[key]]);
    });
  }
}

test('no two pages share a title or a description', () => {
  const all = [...routes, notFoundRoute];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test('all seminars stand in the HTML', async ({ page }) => {
  await page.goto('/seminars');
  await expect(page.getByRole('article')).toHaveCount(seminars.length);
});

for (const address of ['/no-such-page', '/no-such-page/', '/seminars/no-such-seminar']) {
  test(`${address} answers 404 and helps on`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(notFoundRoute.title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([notFoundPage.heading]);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: notFoundPage.action })).toHaveAttribute(
      'href',
      '/',
    );
    await main.getByRole('link', { name: notFoundPage.other }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings.seminars]);
  });
}
