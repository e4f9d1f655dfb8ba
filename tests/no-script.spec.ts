import { expect, test } from '@playwright/test';
import { company } from '../src/content/company';
import { contactPage } from '../src/content/pages/contact';
import { notFoundPage } from '../src/content/pages/errors';
import { seminarsPage } from '../src/content/pages/seminars';
import { seminars } from '../src/content/seminars';
import { routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { headings } from './support/headings';

/** The site for those who have scripts switched off. */
test.use({ javaScriptEnabled: false });

for (const viewport of [screens.small, screens.desktop]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the bar leads to every page, which fits the window and has no dead button', async ({
      page,
    }) => {
      await page.goto('/team');
      for (const { key, path, name, title } of routes) {
        await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[key]);
        await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
        const main = await page.getByRole('main').boundingBox();
        expect(main?.width, path).toBeLessThanOrEqual(viewport.width);
      }
    });

    test('the contact page offers the address instead of the form', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('form')).toBeHidden();
      const main = page.getByRole('main');
      await expect(main.getByText(contactPage.withoutScripts)).toBeVisible();
      await expect(main.getByRole('link', { name: company.supportEmail })).toHaveCount(2);
    });

    test('every seminar offers to register by e-mail instead of its button', async ({ page }) => {
      await page.goto('/seminars');
      for (const { title } of seminars) {
        const name = seminarsPage.card.named(seminarsPage.card.mail, title);
        await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    });

    test('an address with a choice shows every seminar and no filter that does nothing', async ({
      page,
    }) => {
      await page.goto('/seminars?category=hr');
      await expect(page.getByRole('article')).toHaveCount(seminars.length);
      const filter = page.getByRole('navigation', { name: seminarsPage.filter.label });
      await expect(filter).toBeHidden();
      await expect(page.getByText(seminarsPage.filter.count(seminars.length, {}))).toBeHidden();
    });
  });
}

test('an unknown address helps on', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([notFoundPage.heading]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: notFoundPage.action })).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: notFoundPage.other }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings.seminars]);
});

test('the address is no part of the page where scripts run', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: true });
  await page.goto('/contact');
  await expect(page.getByRole('form')).toBeVisible();
  await expect(page.getByText(contactPage.withoutScripts)).toBeHidden();
  await page.close();
});
