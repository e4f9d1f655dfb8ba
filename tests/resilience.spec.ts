import { expect, type Page, test } from '@playwright/test';
import { noticeAreaText } from '../src/content/notices';
import { seminars } from '../src/content/seminars';
import { routeOf } from '../src/routes';
import { browserArgs, findBrowser } from '../tools/browser.mjs';
import { headings } from './support/headings';
import { holdFirstPaint } from './support/holdFirstPaint';
import { openPage } from './support/openPage';
import { saveData } from './support/saveData';

/** What happens when something on the way to the visitor does not work. */

const teamChunk = '**/assets/TeamPage-*.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const teamLink = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: routeOf('team').name });

/** Presses the first Register Now and sees its notice. */
async function register(page: Page) {
  await page
    .getByRole('button', { name: /^Register Now/ })
    .first()
    .click();
  const area = page.getByRole('region', { name: noticeAreaText.label });
  await expect(area.getByText('Registration Successful!', { exact: true })).toBeVisible();
}

function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
}

test('code that cannot be fetched ahead does not reload the page', async ({ page }) => {
  await saveData(page);
  await openPage(page, '/');
  const loads = countLoads(page);
  await page.route(teamChunk, (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse(teamChunk);
  await teamLink(page).hover();
  await failed;
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText(headings.contact);
  expect(loads).toEqual([]);
});

for (const [name, pattern] of [
  ['fonts', '**/*.woff2'],
  ['pictures', /\.(avif|webp|svg|jpg|png)$/],
] as const) {
  test(`blocked ${name} break nothing else`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(pattern, (route) => route.abort());
    await openPage(page, '/seminars');
    await expect(page.getByRole('article')).toHaveCount(seminars.length);
    await register(page);
    await teamLink(page).click();
    await expect(heading(page)).toHaveText(headings.team);
    expect(errors).toEqual([]);
  });
}

test.describe('Back brings the very page back that was left', () => {
  const kept = test.extend<{ page: Page }>({
    page: async ({ playwright, baseURL }, use) => {
      // Playwright switches off what this is about.
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: browserArgs,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const page = await browser.newPage(baseURL ? { baseURL } : {});
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          if (persisted) document.title = 'kept';
        });
      });
      await use(page);
      await browser.close();
    },
  });

  kept('alive', async ({ page }) => {
    await openPage(page, '/seminars');
    await page.goto('/share/home.jpg');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveTitle('kept');
    // Where it was left on other pages is known again, too.
    expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
    await register(page);
  });

  kept('with no link pressed', async ({ page }) => {
    await holdFirstPaint(page);
    await page.goto('/');
    await teamLink(page).click();
    await expect(heading(page)).toHaveText(headings.team);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveTitle('kept');
    await expect(teamLink(page)).toHaveCSS('background-image', 'none');
  });
});
