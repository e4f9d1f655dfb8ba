import { calendarPath } from '../../../src/content/routes';
import { sites } from '../../../tools/sites.mjs';
import { openSeminars, pages } from '../../support/documents';
import { picturesOf, watch } from '../../support/look';
import { expect, test } from '../../support/test';
import { documentsOf } from '../../support/visit';

test.use({ siteFolder: sites.subpath.folder });

const published = sites.subpath.env.VITE_SITE_URL;

test('below a path of its host nothing is missing, and nothing leads out of that path', {
  tag: '@nightly',
}, async ({ page, siteUrl, request, visitor }) => {
  const { complaints, foreign } = await watch(page);
  const answers: string[] = [];
  page.on('response', (answer) => answers.push(`${answer.status()} ${answer.url()}`));
  for (const { path, key } of pages) {
    await visitor.open(siteUrl + path.slice(1));
    await expect(visitor.heading(key)).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', published + path);
    await picturesOf(page);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.filter((link) => !link.startsWith(siteUrl))).toEqual([]);
  }
  expect(answers.filter((line) => !line.startsWith(`200 ${siteUrl}`))).toEqual([]);
  expect([...complaints, ...foreign]).toEqual([]);

  const documents = documentsOf(page);
  await visitor.follow('seminars');
  await expect(page).toHaveURL(`${siteUrl}seminars`);
  const file = page.getByRole('article').locator('a[download]').first();
  const address = await file.evaluate((link: HTMLAnchorElement) => link.href);
  expect(address).toBe(siteUrl + calendarPath(openSeminars[0]?.slug ?? '').slice(1));
  expect((await request.get(address)).status()).toBe(200);
  expect(documents).toEqual([]);

  await page.goto(`${siteUrl}team.html?from=mail`);
  await visitor.hydrated();
  await expect(page).toHaveURL(`${siteUrl}team?from=mail`);
  await visitor.open(`${siteUrl}no-such-page`);
  await expect(visitor.heading('notFound')).toBeVisible();

  await page.route(/\/\/trial\//, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${siteUrl}seminars` }) }),
  );
  await visitor.open(siteUrl.replace('/trial/', '//trial/seminars'));
  await expect(visitor.heading('seminars')).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}seminars`);

  // The host may answer with it for all of its addresses.
  await visitor.open('/no-such-page');
  await visitor.schemes.selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await visitor.barLink('team').click();
  await expect(page).toHaveURL(`${siteUrl}team`);
});
