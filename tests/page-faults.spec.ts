import { expect, type Page, test } from '@playwright/test';
import { attributes } from '../src/boot/contract';
import { fieldNames, fields } from '../src/contact/fields';
import { layoutText } from '../src/content/layout';
import { crashPage } from '../src/content/pages/errors';
import { seminars } from '../src/content/seminars';
import { routeOf } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { headings } from './support/headings';
import { holdFirstPaint } from './support/holdFirstPaint';
import { holdRequests } from './support/holdRequests';
import { holdScripts } from './support/holdScripts';
import { skipIfNotInFirefox } from './support/notInFirefox';
import { openPage, scrollPosition, waitForHydration } from './support/openPage';
import { saveData } from './support/saveData';

/** What devices, hosts, former sites and visitors do to a page without a message: it stands, and says what is so. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menuButton = (page: Page) => page.getByRole('button', { name: layoutText.openMenu });

/** Makes the device name a time zone that its browser does not know, as some devices do; old ones lack `Temporal`. */
const setTimeZone = (page: Page, zone: string, isOld: boolean) =>
  page.addInitScript(
    ([timeZone, isOld]) => {
      if (isOld) Reflect.deleteProperty(globalThis, 'Temporal');
      else Temporal.Now.timeZoneId = () => timeZone;
      const resolvedOptions = Reflect.get(Intl.DateTimeFormat.prototype, 'resolvedOptions');
      Intl.DateTimeFormat.prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
        return { ...resolvedOptions.call(this), timeZone };
      };
    },
    [zone, isOld] as const,
  );

async function countDocuments(page: Page, path: string) {
  const count = { loads: 0 };
  page.on('request', (request) => {
    const isDocument = request.isNavigationRequest() && new URL(request.url()).pathname === path;
    if (isDocument) count.loads += 1;
  });
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  return count;
}

/** The page gives up, and stands without its scripts. */
async function expectReloadedOnce(page: Page, count: { loads: number }) {
  await page.goto(routeOf('team').path);
  // Reached only where reloads have an end.
  await page.waitForLoadState('networkidle');
  await expect(page.locator(`html[${attributes.scripts}]`)).toBeAttached();
  await expect(heading(page)).toHaveText(headings.team);
  expect(count.loads).toBeLessThanOrEqual(2);
}

/** Opens the home page, whose scripts do not arrive. */
async function openEarly(page: Page) {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
}

/** Words that are light on the screen are dark in print. */
async function expectDarkOnPaper(page: Page) {
  const brightness = () =>
    heading(page).evaluate((words) => Number(/\d+/.exec(getComputedStyle(words).color)));
  expect(await brightness()).toBeGreaterThan(200);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await brightness()).toBeLessThan(100);
}

const faults: Record<string, (page: Page) => Promise<void>> = {
  ...Object.fromEntries(
    ['Etc/Unknown', 'GMT+5', ''].flatMap((zone) =>
      [false, true].map((isOld) => [
        `7: ${isOld ? 'an old' : 'a'} device whose time zone is "${zone}"`,
        async (page: Page) => {
          await setTimeZone(page, zone, isOld);
          await openPage(page, routeOf('seminars').path);
          await expect(heading(page)).toHaveText(headings.seminars);
          await expect(page.getByRole('article')).toHaveCount(seminars.length);
          await expect(page.getByText(crashPage.heading)).toHaveCount(0);
        },
      ]),
    ),
  ),
  '8: scripts are missing, and a host writes the page in another way for each request': async (
    page,
  ) => {
    const count = await countDocuments(page, routeOf('team').path);
    await page.route(/\/team$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const isLoad = route.request().isNavigationRequest();
      const rewritten = body.replace('<body', `<body data-node="${count.loads}"`);
      await route.fulfill({ response, body: isLoad ? rewritten : body.replaceAll("'", '&#39;') });
    });
    await expectReloadedOnce(page, count);
  },
  '8: scripts are missing, and navigation sees an older release than a request': async (page) => {
    const count = await countDocuments(page, routeOf('team').path);
    await page.route(/\/team$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const isLoad = route.request().isNavigationRequest();
      await route.fulfill({
        response,
        body: isLoad ? body.replaceAll('/assets/vendor-', '/assets/vendor-of-before-') : body,
      });
    });
    await expectReloadedOnce(page, count);
  },
  '9: an earlier MUI site has left its color scheme': async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('mui-mode', 'contrast');
      localStorage.setItem('mui-color-scheme-light', 'corporate');
      localStorage.setItem('mui-color-scheme-dark', 'midnight');
    });
    await openPage(page, '/');
    const scheme = page.getByRole('combobox', { name: layoutText.schemes.label });
    await scheme.selectOption('dark');
    await expect.poll(() => page.evaluate(rootDataOf)).toMatchObject({ colorScheme: 'dark' });
    await scheme.selectOption('light');
    await expect.poll(() => page.evaluate(rootDataOf)).toMatchObject({ colorScheme: 'light' });
  },
  '16: a link whose page is slow to come is marked, and says so within a second': async (page) => {
    await page.setViewportSize(screens.desktop);
    await saveData(page);
    const letGo = await holdRequests(page, '**/assets/TeamPage-*.js');
    await openPage(page, '/');
    const bar = page.getByRole('navigation', { name: layoutText.mainNavigation });
    const link = bar.getByRole('link', { name: routeOf('team').name, exact: true });
    await link.click();
    await expect(link).toHaveCSS('background-image', /gradient/);
    await expect(page.getByText(layoutText.pageLoading)).toBeVisible();
    letGo();
    await expect(heading(page)).toHaveText(headings.team);
    await expect(link).toHaveCSS('background-image', 'none');
    await expect(page.getByText(layoutText.pageLoading)).toHaveCount(0);
  },
  "17: Back with the phone's menu open": async (page) => {
    await page.setViewportSize(screens.phone);
    await openPage(page, '/');
    await menuButton(page).click();
    const menu = page.getByRole('dialog', { name: layoutText.menuNavigation });
    await menu.getByRole('link', { name: routeOf('team').name, exact: true }).click();
    await expect(heading(page)).toHaveText(headings.team);
    await menuButton(page).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await expect(heading(page)).toHaveText(headings.home);
    await page.goForward();
    await expect(heading(page)).toHaveText(headings.team);
  },
  'a page that opens further down comes alive, though the browser reports no paint': async (
    page,
  ) => {
    await holdFirstPaint(page);
    await openPage(page, `/seminars#${seminars[0]?.slug}`);
    expect(await scrollPosition(page)).toBeGreaterThan(0);
    await page.reload();
    await waitForHydration(page);
  },
  "F: printed in the system's dark scheme before hydration, words are dark on paper": async (
    page,
  ) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openEarly(page);
    await expectDarkOnPaper(page);
  },
  'F: printed in the dark scheme that was chosen before hydration, too': async (page) => {
    await openEarly(page);
    await page.getByRole('combobox', { name: layoutText.schemes.label }).selectOption('dark');
    await expectDarkOnPaper(page);
  },
  'F: what stands in one line is not sent to anybody who checks spelling': async (page) => {
    await openPage(page, routeOf('contact').path);
    for (const name of fieldNames.filter((one) => !fields[one].multiline)) {
      await expect(page.locator(`[name=${name}]`)).toHaveAttribute('spellcheck', 'false');
    }
  },
  'F: every article has a name': async (page) => {
    for (const { path } of [routeOf('home'), routeOf('seminars'), routeOf('team')]) {
      await page.goto(path);
      const articles = await page.getByRole('article').all();
      expect(articles.length).toBeGreaterThan(0);
      for (const article of articles) await expect(article).toHaveAccessibleName(/./);
    }
  },
};

const rootDataOf = () => Object.fromEntries(Object.entries(document.documentElement.dataset));

for (const [name, walk] of Object.entries(faults)) {
  test(name, async ({ page, browserName }) => {
    skipIfNotInFirefox(name, browserName);
    await walk(page);
  });
}
