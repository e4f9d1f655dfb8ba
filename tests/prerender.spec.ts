import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '../src/routes';
import { openPage } from './support/openPage';
import { developmentSiteUrl, siteFolder } from './support/sites';
import { watchComplaints } from './support/violations';

/** What the build has written, and that browsers take it over as it stands. */

const pages = routes.map(({ path }) => ({
  path,
  files: path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`],
}));
const documents = [...pages, { path: '/404', files: ['404.html'] }];

const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');

for (const { path, files } of documents) {
  const [file = '', ...otherNames] = files;

  test(`${path} stands in the HTML, whole and in one piece`, () => {
    const html = read(file);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<footer[ >]/);
    expect(html, 'parts that a script would have to put in place').not.toMatch(/<template|\$RC/);
    for (const name of otherNames) expect(read(name), name).toBe(html);
  });

  test(`${path} has no style attribute, which the policy would block`, () => {
    expect(read(file).match(/<[^>]* style="[^>]*>/g)).toBeNull();
  });

  test(`${path} names no file that is not there`, () => {
    const named = read(file).matchAll(/["( ,](\/[\w./~-]+\.\w+)(?=["), ])/g);
    const missing = [...named]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(join(siteFolder, name)));
    expect(missing).toEqual([]);
  });
}

const addresses = [
  ...routes.map(({ path }) => path),
  '/team/',
  '/seminars?category=hr&format=live-webinar',
  '/seminars#cyber-security',
  '/no-such-page',
  '/seminars/no-such-seminar',
];

test.describe("in React's development mode", () => {
  // Emotion then writes its styles as text, which the policy of the real site does not allow.
  test.use({ baseURL: developmentSiteUrl, bypassCSP: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page is taken over without a mismatch in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      const { others } = await watchComplaints(page);
      await page.emulateMedia({ colorScheme });
      for (const address of addresses) {
        await openPage(page, address);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(others, address).toEqual([]);
      }
    });
  }
});
