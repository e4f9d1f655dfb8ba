import { expect, type Page, test } from '@playwright/test';
import { aboutSeminar } from '../src/content/aboutSeminar';
import { company } from '../src/content/company';
import { contactPage } from '../src/content/pages/contact';
import { notFoundPage } from '../src/content/pages/errors';
import { seminarsPage } from '../src/content/pages/seminars';
import { seminars } from '../src/content/seminars';
import { type RouteKey, routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { headings } from './support/headings';

/** The site for those who have scripts switched off. */
test.use({ javaScriptEnabled: false });

const windows = [screens.desktop, screens.small];

/** Shown instead of a form, or of buttons. */
const substitutes: Partial<Record<RouteKey, (page: Page) => Promise<void>>> = {
  contact: async (page) => {
    await expect(page.getByRole('form')).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByText(contactPage.withoutScripts)).toBeVisible();
    await expect(main.getByRole('link', { name: company.supportEmail })).toHaveCount(2);
  },
  seminars: async (page) => {
    for (const seminar of seminars) {
      const name = seminarsPage.card.named(seminarsPage.card.mail, seminar.title);
      const mail = page.getByRole('link', { name, exact: true });
      await expect(mail).toBeVisible();
      const address = new URL((await mail.getAttribute('href')) ?? '');
      expect(address.pathname).toBe(company.supportEmail);
      expect(address.searchParams.get('subject')).toBe(aboutSeminar(seminar));
    }
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: seminarsPage.card.ask })).toHaveCount(0);
    await expect(page.getByText(seminarsPage.groups)).toBeVisible();
  },
};

test('the bar leads to every page, which fits the window and has no dead button', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await page.goto('/team');
  for (const { key, path, name, title } of routes) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[key]);
    for (const viewport of windows) {
      await test.step(`${path}, ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        for (const other of routes) {
          await expect(bar.getByRole('link', { name: other.name, exact: true })).toBeVisible();
        }
        await expect(bar.getByRole('button')).toHaveCount(0);
        const main = await page.getByRole('main').boundingBox();
        expect(main?.width).toBeLessThanOrEqual(viewport.width);
        await substitutes[key]?.(page);
      });
    }
  }
});

test('an address with a choice shows every seminar and no filter that does nothing', async ({
  page,
}) => {
  await page.goto('/seminars?category=hr');
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('article')).toHaveCount(seminars.length);
    await expect(page.getByRole('navigation', { name: seminarsPage.filter.label })).toBeHidden();
    await expect(page.getByText(seminarsPage.filter.count(seminars.length, {}))).toBeHidden();
  }
});

test('on a phone, what follows the seminars waits until all of them are there', async ({
  page,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/seminars');
  const action = page.getByRole('link', {
    name: seminarsPage.filter.calendar(seminars.length, true),
  });
  await expect(action).toBeVisible();
  await page.route('/seminars', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: body.slice(0, body.lastIndexOf('<article')),
    });
  });
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(seminars.length - 1);
  await expect(action).toBeHidden();
});

test('an unknown address helps on', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([notFoundPage.heading]);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: notFoundPage.action })).toHaveAttribute('href', '/');
  await main.getByRole('link', { name: notFoundPage.other }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([headings.seminars]);
});
