import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { attributes } from '../src/boot/contract';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { crashPage } from '../src/content/pages/errors';
import { homePage } from '../src/content/pages/home';
import { seminarsPage } from '../src/content/pages/seminars';
import { seminars } from '../src/content/seminars';
import { type RouteKey, routeOf, routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { canImportAgain } from './support/canImportAgain';
import { cutOffDocument } from './support/cutOffDocument';
import { headings } from './support/headings';
import { holdRequests } from './support/holdRequests';
import { holdScripts } from './support/holdScripts';
import { openPage, waitForHydration } from './support/openPage';
import { saveData } from './support/saveData';
import { siteUrl } from './support/sites';

/** The connection is gone for a while, as in a train: what is there stays, and what waits comes by itself. */

test.use({ viewport: screens.desktop });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const waits = (page: Page, key: RouteKey) =>
  page.getByText(layoutText.pageWaits(routeOf(key).name));
const barLink = (page: Page, key: RouteKey) =>
  page
    .getByRole('navigation', { name: layoutText.mainNavigation })
    .getByRole('link', { name: routeOf(key).name, exact: true });
const follow = (page: Page, key: RouteKey) => barLink(page, key).click();

function countDocuments(page: Page) {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

test('a link without a connection: page and address stay, it says what waits, and the next one opens by itself', async ({
  page,
  context,
}) => {
  const documents = (await canImportAgain(page)) ? 0 : 1;
  const failures: Error[] = [];
  page.on('pageerror', (failure) => failures.push(failure));
  await saveData(page);
  await page.clock.install();
  await openPage(page, '/');
  const count = countDocuments(page);
  await context.setOffline(true);
  await follow(page, 'team');
  await expect(waits(page, 'team')).toBeVisible();
  await expect(barLink(page, 'team')).toHaveAttribute(attributes.pressed);
  await expect(heading(page)).toHaveText(headings.home);
  await expect(page).toHaveURL('/');

  // Another press promises no more, and opens it once, not twice.
  await follow(page, 'team');
  await page.clock.fastForward(1000);
  await expect(waits(page, 'team')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(headings.team);
  await expect(page).toHaveURL(routeOf('team').path);
  await expect(waits(page, 'team')).toHaveCount(0);
  await expect(barLink(page, 'team')).not.toHaveAttribute(attributes.pressed);
  expect(count.loads).toBe(documents);
  expect(failures).toEqual([]);
  await page.goBack();
  await expect(heading(page)).toHaveText(headings.home);
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
  await expect(barLink(page, 'team')).not.toHaveAttribute(attributes.pressed);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(headings.seminars);
  await expect(page).toHaveURL(routeOf('seminars').path);
});

test('so does Back', async ({ page, context }) => {
  await saveData(page);
  await openPage(page, '/');
  await follow(page, 'affiliations');
  await expect(heading(page)).toHaveText(headings.affiliations);
  await context.setOffline(true);
  await follow(page, 'team');
  await expect(waits(page, 'team')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(headings.home);
  await expect(waits(page, 'team')).toHaveCount(0);
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await context.setOffline(false);
  await answered;
  await follow(page, 'affiliations');
  await expect(heading(page)).toHaveText(headings.affiliations);
  await expect(page).toHaveURL(routeOf('affiliations').path);
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
  const lost = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  lose();
  await lost;
  // Home is drawn later than a word about the loss would be.
  await follow(page, 'home');
  await expect(heading(page)).toHaveText(headings.home);
  await expect(waits(page, 'team')).toHaveCount(0);
});

test('pictures that a gap took are fetched again, before hydration and after it', async ({
  page,
}) => {
  const picture = /\.(?:avif|webp)$/;
  const isLost = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
  await page.route(picture, (route) => route.abort());
  await openPage(page, '/team');
  await follow(page, 'home');
  await expect(heading(page)).toHaveText(headings.home);
  const first = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => first.evaluate(isLost)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText(headings.team);
  const portrait = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => portrait.evaluate(isLost)).toBe(true);
  await page.unroute(picture);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
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

test('a document that breaks off is loaded again', async ({ page }) => {
  const { url, close } = await cutOffDocument(siteUrl);
  await page.clock.install();
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('head style').first()).toBeAttached();
  await expect(heading(page)).toHaveCount(0);
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(heading(page)).toHaveText(headings.home, { timeout: 500 });
  }).toPass();
  await waitForHydration(page);
  close();
});

/** Opens the seminars, and the connection is gone as soon as the scripts are asked for. */
async function loseScripts(page: Page, context: BrowserContext) {
  const { letGo } = await holdScripts(page);
  await page.goto(routeOf('seminars').path, { waitUntil: 'domcontentloaded' });
  await context.setOffline(true);
  letGo();
  const title = seminars[0]?.title ?? '';
  return {
    title,
    register: page.getByRole('button', { name: `Register Now ${title}` }),
    isPressed: (button: Locator) => expect(button).toHaveAttribute(attributes.pressed),
  };
}

/** Lets time pass until the site has been asked for so many times. */
async function letAsk(page: Page, times: number) {
  for (let asked = 0; asked < times; asked += 1) {
    const failed = page.waitForEvent(
      'requestfailed',
      (request) => request.resourceType() === 'xhr',
    );
    await page.clock.fastForward(10_000);
    await failed;
  }
}

test('a longer gap: nothing moves, a press waits over the reload, and shows that it does', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const { register, title, isPressed } = await loseScripts(page, context);
  await register.click();
  await letAsk(page, 4);
  await isPressed(register);
  await expect(page.locator(`html[${attributes.scripts}]`)).toHaveCount(0);
  const { asked, letGo } = await holdScripts(page);
  await context.setOffline(false);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await isPressed(register);
  await expect(page.getByRole('status').getByText(layoutText.pageLoading)).toBeVisible();
  letGo();
  await expect(page.getByText(`You have been registered for ${title}.`).last()).toBeVisible();
});

test('without an end in sight the next press shows what works without scripts', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const { register } = await loseScripts(page, context);
  await letAsk(page, 9);
  await expect(page.locator(`html[${attributes.scripts}]`)).toHaveCount(0);
  await register.click();
  await expect(register).toBeHidden();
  await expect(
    page.getByRole('article').first().getByRole('link', { name: seminarsPage.card.mail }),
  ).toBeVisible();
  await context.setOffline(false);
  await waitForHydration(page);
});
