import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { crashPage } from '../../src/content/pages/errors';
import { homePage } from '../../src/content/pages/home';
import { teamPage } from '../../src/content/pages/team';
import { crashMeta, routeOf, routes } from '../../src/content/routes';
import { documentOf } from '../support/documents';
import { hold } from '../support/hold';
import { expect, hydrated, open, test } from '../support/test';
import { barLink, documentsOf, follow, heading, scrolled } from '../support/visit';

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((place) => window.scrollTo(0, place), top);
  await expect.poll(() => scrolled(page)).toBe(top);
};

test('links lead to the top of their page and its heading, within one document', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, routeOf('team').path);
  const documents = documentsOf(page);
  // The last leads to the page that one is on.
  for (const { key, path, title, name } of [...routes, routeOf('contact')]) {
    await scrollTo(page, 300);
    await barLink(page, key).click();
    await expect(heading(page, key)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('header [aria-current=page]:visible')).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  expect(documents).toEqual([]);
});

test('Ctrl opens a tab, and before hydration links and Back load documents', async ({ page }) => {
  await open(page, '/');
  const tab = page.context().waitForEvent('page');
  await barLink(page, 'team').click({ modifiers: ['ControlOrMeta'] });
  await expect(heading(await tab, 'team')).toBeVisible();
  await expect(heading(page, 'home')).toBeVisible();
  await follow(page, 'team');

  const scripts = await hold(page);
  await page.reload();
  const documents = documentsOf(page);
  await page.goBack();
  await expect(heading(page, 'home')).toBeVisible();
  await follow(page, 'contact');
  expect(documents).toEqual(['/', routeOf('contact').path]);
  await scripts.release();
});

test('Back returns to the place where the visitor was', { tag: '@engines' }, async ({ page }) => {
  await open(page, routeOf('seminars').path);
  await scrollTo(page, 1500);
  await follow(page, 'affiliations');
  await scrollTo(page, 400);
  await follow(page, 'team');

  await page.goBack();
  await expect(heading(page, 'affiliations')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goForward();
  await expect(heading(page, 'team')).toBeFocused();
  await page.evaluate(() => window.history.go(-2));
  await expect(heading(page, 'seminars')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(1500);

  await page.goto(routeOf('contact').path);
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => scrolled(page), 'from another document').toBe(1500);
});

/** Serves a script in which reading this text of the content throws. */
const breakText = (page: Page, key: string, text: string) =>
  page.route('**/assets/*.js', async (route) => {
    const body = await (await route.fetch()).text();
    const getter = `get ${key}(){throw Error('Broken on purpose')}`;
    const broken = body.replace(new RegExp(`\\b${key}:([\`"'])${text}\\1`), () => getter);
    expect(broken).not.toBe(body);
    await route.fulfill({ contentType: 'text/javascript', body: broken });
  });

test('a page that breaks leaves bar and links, and can be tried again', async ({ page }) => {
  await breakText(page, 'heading', teamPage.heading);
  await open(page, '/');
  const broken = page.getByRole('main').getByRole('heading', { name: crashPage.heading });
  await barLink(page, 'team').click();
  await expect(broken).toBeFocused();
  await expect(page).toHaveTitle(crashMeta.title);
  await follow(page, 'contact');
  await expect(page).toHaveTitle(routeOf('contact').title);

  await page.goBack();
  await expect(broken).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: crashPage.again }).click();
  await expect(heading(page, 'team')).toBeVisible();
});

test('where bar or footer break, the crash page stands alone', async ({ page }) => {
  await breakText(page, 'skipLink', layoutText.skipLink);
  await open(page, '/team');
  await expect(page.getByRole('heading', { name: crashPage.heading })).toBeVisible();
  await expect(page.getByRole('link', { name: crashPage.action })).toBeVisible();
});

test('unknown addresses are answered as such, and other spellings are understood', async ({
  page,
}) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  for (const address of ['/team/', '/team.html', '/team/?from=mail#main']) {
    await open(page, address);
    await expect(heading(page, 'team')).toBeVisible();
    await expect(page).toHaveURL(address.replace(/\/(?=\?|$)|\.html/, ''));
    await expect(barLink(page, 'team')).toHaveAttribute('aria-current', 'page');
  }
});

test('the copy of an archive, below another path, leads to the copies of its pages', async ({
  page,
}) => {
  await page.route('**/web/2026/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const copy = documentOf(pathname.replace('/web/2026', ''));
    const body = copy.replace(/(<a [^>]*href=")(?=\/)/g, '$1/web/2026');
    return route.fulfill({ contentType: 'text/html', body });
  });
  await open(page, '/web/2026/seminars');
  await expect(page).toHaveURL('/web/2026/seminars');
  await follow(page, 'team');
  await expect(page).toHaveURL('/web/2026/team');
});

test('pictures that failed offline are fetched once the connection is back', async ({
  page,
  context,
}) => {
  await page.route('**/*.avif', (route) => route.abort());
  await open(page, '/');
  const picture = page.getByRole('img', { name: homePage.hero.imageDescription });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width()).toBe(0);
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(width).toBeGreaterThan(0);
});
