import { expect, type Page, test } from '@playwright/test';
import { attributes } from '../src/boot/contract';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { crashPage } from '../src/content/pages/errors';
import { homePage } from '../src/content/pages/home';
import { type RouteKey, routeOf, routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { canImportAgain } from './support/canImportAgain';
import { headings } from './support/headings';
import { holdRequests } from './support/holdRequests';
import { holdScripts } from './support/holdScripts';
import { openPage, waitForHydration } from './support/openPage';
import { saveData } from './support/saveData';

/** The connection is gone for a while, as in a train: what is there stays, and what waits comes by itself. */

test.use({ viewport: screens.desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const waits = (page: Page, key: RouteKey) =>
  page.getByText(layoutText.pageWaits(routeOf(key).name));
const follow = (page: Page, key: RouteKey) =>
  page
    .getByRole('navigation', { name: layoutText.mainNavigation })
    .getByRole('link', { name: routeOf(key).name, exact: true })
    .click();

function countDocuments(page: Page) {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

test('a link without a connection: the page stays, says what waits, and the next one opens by itself', async ({
  page,
  context,
}) => {
  const documents = (await canImportAgain(page)) ? 0 : 1;
  await saveData(page);
  await openPage(page, '/');
  const count = countDocuments(page);
  await context.setOffline(true);
  await follow(page, 'team');
  await expect(waits(page, 'team')).toBeVisible();
  await expect(heading(page)).toHaveText(headings.home);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(headings.team);
  await expect(waits(page, 'team')).toHaveCount(0);
  expect(count.loads).toBe(documents);
});

test('another link cancels what waits', async ({ page, context }) => {
  await saveData(page);
  await openPage(page, '/');
  await context.setOffline(true);
  await follow(page, 'team');
  await expect(waits(page, 'team')).toBeVisible();
  await follow(page, 'seminars');
  await expect(waits(page, 'seminars')).toBeVisible();
  await expect(waits(page, 'team')).toHaveCount(0);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(headings.seminars);
  await expect(page).toHaveURL(routeOf('seminars').path);
});

test('a page that was given up for another one says no more', async ({ page, context }) => {
  await saveData(page);
  const lose = await holdRequests(page, '**/assets/TeamPage-*.js');
  await openPage(page, '/');
  const fetched = page.waitForResponse('**/assets/SeminarsPage-*.js');
  await page.getByRole('link', { name: homePage.hero.action }).hover();
  await (await fetched).finished();
  await follow(page, 'team');
  await expect(page.getByText(layoutText.pageLoading)).toBeVisible();
  await follow(page, 'seminars');
  await expect(heading(page)).toHaveText(headings.seminars);
  let tries = 0;
  page.on('requestfailed', (request) => {
    if (request.method() === 'HEAD') tries += 1;
  });
  await context.setOffline(true);
  lose();
  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect(waits(page, 'team')).toHaveCount(0);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(headings.seminars);
});

test('once the page is idle, pages, notices and menu need no connection', async ({
  page,
  context,
}) => {
  const last = page.waitForResponse('**/assets/ContactPage-*.js');
  await openPage(page, '/');
  await (await last).finished();
  await context.setOffline(true);
  for (const { key } of routes) {
    await follow(page, key);
    await expect(heading(page)).toHaveText(headings[key]);
  }
  await follow(page, 'seminars');
  await page
    .getByRole('button', { name: /^Register Now/ })
    .first()
    .click();
  const notices = page.getByRole('region', { name: noticeAreaText.label });
  await expect(notices.getByRole('button', { name: noticeAreaText.dismiss })).toBeVisible();
  await page.setViewportSize(screens.phone);
  await page.getByRole('button', { name: layoutText.openMenu }).click();
  await expect(page.getByRole('dialog', { name: layoutText.menuNavigation })).toBeVisible();
});

test('a gap in the first load is survived: nothing moves, and the page comes alive', async ({
  page,
  context,
}) => {
  await page.addInitScript((scripts) => {
    new MutationObserver(() => {
      const isOver = document.readyState !== 'loading';
      if (isOver && document.documentElement.hasAttribute(scripts))
        Object.assign(window, { gaveUp: true });
    }).observe(document, { attributes: true, subtree: true });
  }, attributes.scripts);
  const { letGo } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const failed = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  letGo();
  await failed;
  await context.setOffline(false);
  await waitForHydration(page);
  expect(await page.evaluate(() => 'gaveUp' in window)).toBe(false);
  await follow(page, 'team');
  await expect(heading(page)).toHaveText(headings.team);
  await expect(page.getByText(crashPage.heading)).toHaveCount(0);
});

test('a longer gap: the page can be read, and comes alive when the connection is back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const { letGo } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await context.setOffline(true);
  letGo();
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(page.locator(`html[${attributes.scripts}]`)).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(heading(page)).toHaveText(headings.home);
  await context.setOffline(false);
  await waitForHydration(page);
});
