import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { company } from '../src/content/company';
import { layoutText } from '../src/content/layout';
import { noticeAreaText } from '../src/content/notices';
import { seminarsPage } from '../src/content/pages/seminars';
import { routeOf, routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { canImportAgain } from './support/canImportAgain';
import { contactForm, question, said } from './support/contactForm';
import { headings } from './support/headings';
import { holdScripts } from './support/holdScripts';
import { mailService } from './support/mailService';
import { openPage, waitForHydration } from './support/openPage';
import { saveData } from './support/saveData';
import { configuredSiteUrl, siteFolder } from './support/sites';

/** Scripts that never arrive, one at a time: what can be read stays, and links lead on. */

test.use({ viewport: screens.phone });

const waysToFail = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'answered as HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  blocked: (route) => route.abort('blockedbyclient'),
  // Half a script may run, too, and export nothing.
  empty: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
} satisfies Record<string, (route: Route) => Promise<void>>;
const ways = Object.entries(waysToFail);

const snackbars = '**/assets/Snackbars-*.js';
const menuDrawer = '**/assets/MenuDrawer-*.js';

/** The scripts that a page names in its head: those of all pages, and its own. */
function scriptsOf(path: string) {
  const file = path === '/' ? 'index' : path.slice(1);
  const html = readFileSync(`${siteFolder}/${file}.html`, 'utf8');
  const [, entry = '', page = ''] = /data-entry="([^"]*)" data-page="([^"]*)"/.exec(html) ?? [];
  return [...entry.split(' '), ...page.split(' ')];
}

function countLoads(page: Page) {
  const count = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads += 1;
  });
  return count;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const barLink = (page: Page, key: 'team' | 'seminars') =>
  page.getByRole('banner').getByRole('link', { name: routeOf(key).name, exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: layoutText.openMenu });

// Each script of a page fails in another way, and those of all pages on each page in another.
for (const [number, { key, path }] of routes.entries()) {
  test(`${path} with each of its scripts failing: readable, and says what to do instead`, async ({
    page,
  }) => {
    for (const [index, script] of scriptsOf(path).entries()) {
      const [fault, answer] = ways[(number + index) % ways.length] as (typeof ways)[number];
      const label = `${script} ${fault}`;
      const count = countLoads(page);
      await page.route(`**${script}`, answer);
      await page.goto(path);
      await expect(page.locator('html[data-scripts]'), label).toBeAttached();
      expect(count.loads, `${label}: loaded again once at most`).toBeLessThanOrEqual(2);
      await expect(heading(page)).toHaveText(headings[key]);
      await expect(barLink(page, 'team')).toBeVisible();
      await expect(menuButton(page)).toBeHidden();
      if (key === 'contact') {
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: company.supportEmail })).toHaveCount(2);
        // Nothing is written: a form that cannot send is in the way.
        await expect(contactForm(page).message).toBeHidden();
      }
      if (key === 'seminars') {
        const card = page.getByRole('article').first();
        await expect(card.getByRole('button')).toHaveCount(0);
        await expect(card.getByRole('link', { name: seminarsPage.card.mail })).toBeVisible();
      }
      // Scripts that were missing are fetched once more, and may still be on their way.
      await page.unrouteAll({ behavior: 'wait' });
      page.removeAllListeners('request');
    }
  });
}

test('a script that came cut off is asked for again, with the whole page', async ({ page }) => {
  const [script] = scriptsOf('/team');
  const count = countLoads(page);
  let isFirst = true;
  await page.route(`**${script}`, async (route) => {
    const answer = isFirst ? waysToFail.truncated(route) : route.continue();
    isFirst = false;
    await answer;
  });
  await openPage(page, '/team');
  expect(count.loads).toBe(2);
});

test('scripts that are missing are fetched past every cache, so that a reload finds them', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.add(new URL(request.url()).pathname);
  });
  await page.route('**/assets/*.js', waysToFail.missing);
  await page.goto('/team');
  await expect(page.locator('html[data-scripts]')).toBeAttached();
  for (const script of scriptsOf('/team')) expect(fetched).toContain(script);
});

for (const [fault, answer] of ways) {
  test(`what is fetched later ${fault}: notices are read, links stand, pages come`, async ({
    page,
  }) => {
    // What was blocked is asked for again; what has come once is not.
    const comesAgain = fault === 'blocked' && (await canImportAgain(page));
    await page.route(snackbars, answer);
    await saveData(page);
    await openPage(page, '/seminars');

    await test.step('the notice is shown and spoken, and a press asks again', async () => {
      const register = page.getByRole('button', { name: /^Register Now/ }).first();
      // Looked for before the press, since what has been spoken leaves again.
      const spoken = page.waitForFunction(() => {
        const places = [...document.querySelectorAll('[role="status"]')];
        return (
          places.filter((place) => place.textContent?.includes('Registration Successful!'))
            .length === 1
        );
      });
      await register.click();
      const area = page.getByRole('region', { name: noticeAreaText.label });
      await expect(area.getByText('Registration Successful!', { exact: true })).toBeVisible();
      await spoken;
      const dismiss = area.getByRole('button', { name: noticeAreaText.dismiss });
      await expect(dismiss).toHaveCount(0);
      if (!comesAgain) return;
      await page.unroute(snackbars);
      await register.click();
      await expect(dismiss).toBeVisible();
    });

    const menu = page.getByRole('dialog', { name: layoutText.menuNavigation });
    await test.step('instead of the menu the links are listed, and a press asks again', async () => {
      await page.route(menuDrawer, answer);
      await menuButton(page).click();
      await expect(barLink(page, 'team')).toBeVisible();
      await expect(menuButton(page)).not.toHaveAttribute('aria-expanded');
      if (!comesAgain) return;
      await page.unroute(menuDrawer);
      await menuButton(page).click();
      await expect(menu).toBeVisible();
    });

    await test.step('another page comes as a document', async () => {
      const count = countLoads(page);
      await page.route('**/assets/TeamPage-*.js', answer);
      if (comesAgain) await menu.getByRole('link', { name: routeOf('team').name }).click();
      else await barLink(page, 'team').click();
      await expect(page.locator('html[data-scripts]')).toBeAttached();
      await expect(heading(page)).toHaveText(headings.team);
      await expect(page.getByRole('article')).toHaveCount(4);
      expect(count.loads).toBe(1);
      await barLink(page, 'seminars').click();
      await waitForHydration(page);
      await expect(heading(page)).toHaveText(headings.seminars);
    });
  });
}

test('what is written stays in sight when the scripts never arrive', async ({ page }) => {
  const { letGo } = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await contactForm(page).write(question);
  await page.route('**/assets/*.js', (route) => route.abort());
  letGo();
  await page.reload();
  await expect(page.locator('html[data-scripts="failed"]')).toBeAttached();
  await contactForm(page).expectToHold(question);
  await expect(contactForm(page).send).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('link', { name: company.supportEmail }),
  ).toHaveCount(2);
});

/** Answers each load with the page of an older release, until as many releases have passed. */
async function deployBetween(page: Page, deploys: number) {
  let loads = 0;
  await page.route(/\/contact$/, async (route) => {
    const isLoad = route.request().isNavigationRequest();
    if (isLoad) loads += 1;
    const release = isLoad ? loads : loads + 1;
    const response = await route.fetch();
    const html = await response.text();
    const older = html.replaceAll('/assets/vendor-', `/assets/vendor-of-release-${release}-`);
    await route.fulfill({ response, body: release > deploys ? html : older });
  });
}

for (const deploys of [1, 2]) {
  test(`${deploys} deploys within a minute: words and an early Send arrive all the same`, async ({
    page,
  }) => {
    const service = await mailService(page);
    await deployBetween(page, deploys);
    const { letGo } = await holdScripts(page);
    await page.goto(`${configuredSiteUrl}/contact`);
    const form = contactForm(page);
    await form.write(question);
    await form.send.click();
    letGo();
    await expect(form.status).toHaveText(said.sent);
    expect(service.received).toHaveLength(1);
    expect(service.received[0]).toMatchObject({ ...question });
  });
}
