import { expect, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { seminars } from '../src/content/seminars';
import { routeOf, routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { headings } from './support/headings';
import { openPage } from './support/openPage';
import { subpathPublicUrl, subpathSiteUrl } from './support/sites';
import { watchComplaints } from './support/violations';

/** The site below a path of its host: nothing is missing, and nothing leads out of it. */

const { origin, pathname: base } = new URL(`${subpathPublicUrl}/`);

for (const { path } of [...routes, { path: '/no-such-page' }]) {
  test(`${path} is whole below the path`, async ({ page, request }) => {
    const complaints = await watchComplaints(page);
    const answers: string[] = [];
    page.on('response', (answer) => answers.push(`${answer.status()} ${answer.url()}`));
    await openPage(page, subpathSiteUrl + path);
    for (const picture of await page.locator('img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await page.waitForLoadState('networkidle');
    const status = path === '/no-such-page' ? '404' : '200';
    expect(answers[0]).toBe(`${status} ${subpathSiteUrl}${path}`);
    expect(answers.slice(1).filter((line) => !line.startsWith('20'))).toEqual([]);
    expect(complaints).toEqual({ violations: [], others: [] });

    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
    );
    const files = named.filter((name) => !/^(#|\w+:)/.test(name));
    expect(files.filter((name) => !name.startsWith(base))).toEqual([]);
    for (const file of new Set(files)) {
      expect((await request.get(new URL(file, subpathSiteUrl).href)).status(), file).toBe(200);
    }
    const canonical = status === '200' ? [subpathPublicUrl + path] : [];
    expect(named.filter((name) => name.startsWith(origin))).toEqual(canonical);
  });
}

test('pages follow each other, Back included, on a phone too', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openPage(page, `${subpathSiteUrl}/`);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  for (const key of ['team', 'home', 'contact'] as const) {
    const { name, path } = routeOf(key);
    await page.getByRole('button', { name: layoutText.openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(subpathSiteUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[key]);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${subpathSiteUrl}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.home);
  expect(loads).toBe(0);
});

for (const [spelling, path] of [
  ['', '/'],
  ['/index.html', '/'],
  ['/team/', '/team'],
  ['/team.html', '/team'],
] as const) {
  test(`${spelling || 'no slash at all'} is written as ${path}`, async ({ page }) => {
    await openPage(page, `${subpathSiteUrl}${spelling}?from=mail`);
    await expect(page).toHaveURL(`${subpathSiteUrl}${path}?from=mail`);
  });
}

test('a seminar can be linked to and added to a calendar', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${subpathSiteUrl}/seminars`);
  const [{ slug, title }] = seminars as [(typeof seminars)[number]];
  const card = page.locator(`article#${slug}`);
  await card.getByRole('link', { name: new RegExp(`link.*${title}`, 'i') }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${subpathSiteUrl}/seminars#${slug}`);
  const file = await card.locator('a[href$=".ics"]').getAttribute('href');
  const answer = await request.get(new URL(file ?? '', subpathSiteUrl).href);
  expect(answer.headers()['content-type']).toContain('text/calendar');
});

test('machines are told addresses below the path', async ({ request }) => {
  const get = async (path: string) => (await request.get(subpathSiteUrl + path)).text();
  const html = await get('/team');
  const addresses = [...html.matchAll(/https:\/\/someone[^"<]*/g)].map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    expect(address).toMatch(new RegExp(`^${subpathPublicUrl}/(?!trial/)`));
    expect((await request.get(address.replace(subpathPublicUrl, subpathSiteUrl))).status()).toBe(
      200,
    );
  }
  expect(await get('/sitemap.xml')).toContain(`<loc>${subpathPublicUrl}/team</loc>`);
  expect(await get('/robots.txt')).toContain(`Sitemap: ${subpathPublicUrl}/sitemap.xml`);
  const manifest = JSON.parse(await get('/site.webmanifest')) as { start_url: string };
  expect(new URL(manifest.start_url, `${subpathSiteUrl}/site.webmanifest`).pathname).toBe(base);
});
