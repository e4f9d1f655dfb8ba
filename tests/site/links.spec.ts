import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { crashPage, notFoundPage } from '../../src/content/pages/errors';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminarCategories, seminars } from '../../src/content/seminars';
import { crashMeta, notFoundMeta, routeOf, routes } from '../../src/routes';
import { screens } from '../../src/theme/tokens';
import { hold } from '../support/hold';
import { expect, hydrated, open, test } from '../support/test';
import {
  allLoaded,
  barLink,
  documentsOf,
  heading,
  menuOf,
  saveData,
  scrolled,
} from '../support/visit';

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((place) => window.scrollTo(0, place), top);
  await expect.poll(() => scrolled(page)).toBe(top);
};

test('links lead to the top of their page and its heading, within one document', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, routeOf('team').path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: layoutText.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await allLoaded(page);
  const documents = documentsOf(page);
  // The last leads to the page that one is on.
  for (const { key, path, title } of [...routes, routeOf('contact')]) {
    await scrollTo(page, 300);
    await barLink(page, key).click();
    await expect(heading(page, key)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('header [aria-current=page]:visible')).toHaveText(routeOf(key).name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.setViewportSize(screens.phone);
  const { button, link } = menuOf(page);
  await button.click();
  await expect(link(routeOf('contact').name)).toHaveAttribute('aria-current', 'page');
  expect(documents).toEqual([]);
});

test('a link whose page has not come is an ordinary link, and any opens a tab', async ({
  page,
}) => {
  const scripts = await hold(page);
  scripts.letGo();
  const documents = documentsOf(page);
  const expectTabs = async () => {
    for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const tab = page.context().waitForEvent('page');
      await barLink(page, 'team').click(how);
      await expect(heading(await tab, 'team')).toBeVisible();
      await (await tab).close();
      await expect(heading(page, 'home')).toBeVisible();
    }
  };
  await open(page, '/');
  await allLoaded(page);
  await expectTabs();
  expect(documents).toEqual(['/']);

  scripts.asked.length = 0;
  await saveData(page);
  await page.reload();
  await hydrated(page);
  await expectTabs();
  await barLink(page, 'seminars').click();
  await expect(heading(page, 'seminars')).toBeVisible();
  expect(documents).toEqual(['/', '/', routeOf('seminars').path]);
  await hydrated(page);
  const pages = scripts.asked.filter((path) => /Page-/.test(path));
  expect(pages.map((path) => path.replace(/.*\/|-.*/g, ''))).toEqual(['HomePage', 'SeminarsPage']);
});

test('Back and Forward to a page whose code never came load its document', async ({ page }) => {
  await open(page, '/');
  await allLoaded(page);
  await barLink(page, 'team').click();
  await expect(heading(page, 'team')).toBeVisible();
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

test('an address can name a part of its page', async ({ page }) => {
  const { path } = routeOf('seminars');
  const marked = page.getByRole('article').and(page.locator('[aria-current]'));
  await open(page, '/');
  await allLoaded(page);
  const documents = documentsOf(page);
  for (const { slug, title } of [seminars[4], seminars[16]].flatMap((one) => one ?? [])) {
    await page.goto(`${path}#${slug}`);
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAccessibleName(title);
    await expect(marked.getByRole('heading')).toBeInViewport();
  }
  expect(documents, 'the second one is on the same page').toEqual([path]);
  await page.goto(`${path}#50%`);
  await expect(marked).toHaveCount(0);
  await barLink(page, 'team').click();
  await page.goBack();
  await expect(heading(page, 'seminars')).toBeVisible();
});

test('Back returns to the place where the visitor was', { tag: '@engines' }, async ({ page }) => {
  await open(page, routeOf('seminars').path);
  await allLoaded(page);
  await scrollTo(page, 1500);
  await barLink(page, 'affiliations').click();
  await expect(heading(page, 'affiliations')).toBeFocused();
  await scrollTo(page, 400);
  await barLink(page, 'team').click();
  await expect(heading(page, 'team')).toBeFocused();

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

  const filter = page.getByRole('navigation', { name: seminarsPage.filter.label });
  const choice = filter.getByRole('link', { name: seminarCategories.hr, exact: true });
  await scrollTo(page, 150);
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=hr/);
  await expect(choice).toBeFocused();
  expect(await scrolled(page), 'a choice moves nothing').toBe(150);
  await allLoaded(page);
  await scrollTo(page, 700);
  await barLink(page, 'team').click();
  await expect(heading(page, 'team')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(seminars.length);
});

test('a page that breaks leaves bar and links, and can be tried again', async ({ page }) => {
  await page.route('**/assets/TeamPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default () => { throw new Error('Broken on purpose') }`,
    }),
  );
  await open(page, '/');
  await allLoaded(page);
  const broken = page.getByRole('main').getByRole('heading', { name: crashPage.heading });
  await barLink(page, 'team').click();
  await expect(broken).toBeFocused();
  await expect(page).toHaveTitle(crashMeta.title);
  await barLink(page, 'contact').click();
  await expect(heading(page, 'contact')).toBeFocused();
  await expect(page).toHaveTitle(routeOf('contact').title);

  await page.goBack();
  await expect(broken).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: crashPage.again }).click();
  await expect(heading(page, 'team')).toBeVisible();
  await expect(page).toHaveTitle(routeOf('team').title);
});

test('unknown addresses lead on, and other spellings are understood', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await allLoaded(page);
  await expect(heading(page)).toHaveText(notFoundPage.heading);
  await expect(page).toHaveTitle(notFoundMeta.title);
  const documents = documentsOf(page);
  await page.getByRole('link', { name: notFoundPage.other }).click();
  await expect(heading(page, 'seminars')).toBeFocused();
  await page.goBack();
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
  let isGone = true;
  await page.route('**/*.avif', (route) => (isGone ? route.abort() : route.fallback()));
  await open(page, '/');
  const picture = page.getByRole('img', { name: homePage.hero.imageDescription });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width()).toBe(0);
  isGone = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(width).toBeGreaterThan(0);
});
