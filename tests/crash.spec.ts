import { expect, type Page, test } from '@playwright/test';
import { crashPage } from '../src/content/pages/errors';
import { crashRoute, routeOf } from '../src/routes';
import { headings } from './support/headings';
import { openPage, waitForHydration } from './support/openPage';

const teamChunk = '**/assets/TeamPage-*.js';

async function expectCrashPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(crashPage.heading);
  await expect(page).toHaveTitle(crashRoute.title);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function followTeam(page: Page) {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: routeOf('team').name })
    .click();
}

/** Counts how often the site is loaded from now on. */
function countLoads(page: Page) {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads++;
  });
  return count;
}

test('a page whose code is gone, as after a release, comes with a new load', async ({ page }) => {
  await openPage(page, '/');
  const count = countLoads(page);
  await page.route(teamChunk, (route) => (count.loads > 0 ? route.continue() : route.abort()));
  await followTeam(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.team);
  expect(count.loads).toBe(1);
});

test('a page whose code stays away says so instead of staying blank', async ({ page }) => {
  await openPage(page, '/');
  const count = countLoads(page);
  await page.route(teamChunk, (route) => route.abort());
  await followTeam(page);
  await expectCrashPage(page);
  expect(count.loads, 'tries once more, not forever').toBe(1);

  await page.getByRole('main').getByRole('link', { name: crashPage.action }).click();
  await waitForHydration(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.home);
});

test('the rest of the site goes on working, and the page itself once its code arrives', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.route(teamChunk, (route) => route.abort());
  await followTeam(page);
  await expectCrashPage(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Seminars' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.seminars);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.unroute(teamChunk);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.team);
});

test('a page that is opened straight away says so, too', async ({ page }) => {
  await page.route(teamChunk, (route) => route.abort());
  await page.goto('/team');
  await expectCrashPage(page);
});
