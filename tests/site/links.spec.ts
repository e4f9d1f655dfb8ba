import type { Page } from '@playwright/test';
import { crashPage, notFoundPage } from '../../src/content/pages/errors';
import { homePage } from '../../src/content/pages/home';
import { crashMeta, routeOf, routes } from '../../src/routes';
import { hold } from '../support/hold';
import { expect, hydrated, open, test } from '../support/test';
import { allLoaded, barLink, documentsOf, follow, heading, scrolled } from '../support/visit';

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((place) => window.scrollTo(0, place), top);
  await expect.poll(() => scrolled(page)).toBe(top);
};

test('links lead to the top of their page and its heading, within one document', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, routeOf('team').path);
  await allLoaded(page);
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

test('a link whose page has not come is an ordinary link, and any opens a tab', async ({
  page,
}) => {
  const scripts = await hold(page);
  scripts.letGo();
  const documents = documentsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, '/');
  await follow(page, 'seminars');
  await hydrated(page);
  expect(documents).toEqual(['/', routeOf('seminars').path]);
  const pages = scripts.asked.filter((path) => /Page-/.test(path));
  expect(pages.map((path) => path.replace(/.*\/|-.*/g, ''))).toEqual(['HomePage', 'SeminarsPage']);

  const tab = page.context().waitForEvent('page');
  await barLink(page, 'team').click({ modifiers: ['ControlOrMeta'] });
  await expect(heading(await tab, 'team')).toBeVisible();
  await expect(heading(page, 'seminars')).toBeVisible();
});

test('Back and Forward to a page whose code never came load its document', async ({ page }) => {
  await open(page, '/');
  await allLoaded(page);
  await follow(page, 'team');
  const home = await hold(page, '**/assets/HomePage-*.js');
  home.lose();
  await page.reload();
  await hydrated(page);
  const documents = documentsOf(page);
  await page.goBack();
  await expect(heading(page, 'home')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'team')).toBeVisible();
  expect(documents).toContain('/');

  home.letGo();
  const scripts = await hold(page);
  await page.reload();
  await page.goBack();
  await expect(heading(page, 'home'), 'before hydration, too').toBeVisible();
  scripts.letGo();
});

test('Back returns to the place where the visitor was', { tag: '@engines' }, async ({ page }) => {
  await open(page, routeOf('seminars').path);
  await allLoaded(page);
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

test('a page that breaks leaves bar and links, and can be tried again', async ({ page }) => {
  const body = `export default () => { throw new Error('Broken on purpose') }`;
  await page.route('**/assets/TeamPage-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await open(page, '/');
  await allLoaded(page);
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

test('unknown addresses lead on, and other spellings are understood', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await allLoaded(page);
  const documents = documentsOf(page);
  await expect(heading(page, 'notFound')).toBeVisible();
  await page.getByRole('link', { name: notFoundPage.action }).click();
  await expect(heading(page, 'home')).toBeFocused();
  expect(documents).toEqual([]);

  for (const address of ['/team/', '/team.html', '/team/?from=mail#main']) {
    await open(page, address);
    await expect(heading(page, 'team')).toBeVisible();
    await expect(page).toHaveURL(address.replace(/\/(?=\?|$)|\.html/, ''));
    await expect(barLink(page, 'team')).toHaveAttribute('aria-current', 'page');
  }
});

test('pictures that a gap in the connection took come with it', async ({ page, context }) => {
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
