import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { routes } from '../src/routes';
import { openPage } from './support/openPage';
import { developmentSiteUrl, siteFolder } from './support/sites';

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
  ...routes.filter(({ path }) => path !== '/').map(({ path }) => `${path}/`),
  '/seminars?category=hr&format=live-webinar',
  '/seminars#cyber-security',
  '/no-such-page',
  '/seminars/no-such-seminar',
];

test.describe("in React's development mode", () => {
  // Emotion then writes its styles as text, which the policy of the real site does not allow.
  test.use({ baseURL: developmentSiteUrl, bypassCSP: true });

  const takenOver = async (page: Page, address: string) => {
    const heard: string[] = [];
    page.on('pageerror', (error) => heard.push(error.message));
    page.on('console', (message) => {
      if (/^(error|warning)$/.test(message.type()) && !/status of 404/.test(message.text())) {
        heard.push(message.text());
      }
    });
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    expect(heard).toEqual([]);
  };

  for (const address of addresses) {
    test(`${address} is taken over without a mismatch`, async ({ page }) => {
      await takenOver(page, address);
    });
  }

  test('so is a page in the dark scheme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await takenOver(page, '/');
  });
});
