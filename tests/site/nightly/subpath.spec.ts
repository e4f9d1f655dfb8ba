import { layoutText } from '../../../src/content/layout';
import { seminars } from '../../../src/content/seminars';
import { calendarPath, routeOf } from '../../../src/routes';
import { buildSite, sites } from '../../../tools/sites.mjs';
import { notFound, pages } from '../../support/documents';
import { picturesOf, watch } from '../../support/look';
import { expect, hydrated, open, settled, test } from '../../support/test';

test.use({ siteFolder: sites.subpath.folder });

test.beforeAll(() => {
  test.setTimeout(300_000);
  buildSite('subpath');
});

test('below a path of its host nothing is missing, and nothing leads out', {
  tag: '@nightly',
}, async ({ page, siteUrl, request }) => {
  const { complaints, foreign } = await watch(page);
  const answers: string[] = [];
  page.on('response', (answer) => answers.push(`${answer.status()} ${answer.url()}`));
  const published = sites.subpath.env.VITE_SITE_URL;
  for (const { path, heading } of pages) {
    await open(page, siteUrl + path.slice(1));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', published + path);
    await picturesOf(page);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.filter((link) => !link.startsWith(siteUrl))).toEqual([]);
  }
  await settled(page);
  expect(answers.filter((line) => !line.startsWith(`200 ${siteUrl}`))).toEqual([]);
  expect({ complaints, foreign }).toEqual({ complaints: [], foreign: [] });

  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(page.url()));
  const bar = page.getByRole('navigation', { name: layoutText.mainNavigation });
  await bar.getByRole('link', { name: routeOf('seminars').name, exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}seminars`);
  const card = page.getByRole('article', { name: seminars[0]?.title ?? '' });
  const file = await card.locator('a[download]').getAttribute('href');
  expect(file).toBe(
    `${new URL(siteUrl).pathname}${calendarPath(seminars[0]?.slug ?? '').slice(1)}`,
  );
  expect((await request.get(new URL(file ?? '', siteUrl).href)).status()).toBe(200);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}contact`);
  expect(documents).toEqual([]);

  await page.goto(`${siteUrl}team.html?from=mail`);
  await hydrated(page);
  await expect(page).toHaveURL(`${siteUrl}team?from=mail`);
  await open(page, `${siteUrl}no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
});
