import { expect, test } from '@playwright/test';
import { seminars } from '../src/content/seminars';
import { routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { phone, total, weighPage } from '../tools/page-weight.mjs';
import { configuredSiteUrl } from './support/sites';

/** What a page may weigh on the wire, in bytes; `npm run size` prints what each does weigh. */
const budget = {
  html: 13_200,
  /** The seminars page's, which each seminar adds to. */
  seminarsHtml: 8600 + 375 * seminars.length,
  /** The home page's; others may take what only they need. */
  homeScripts: 125_000,
  scripts: 135_500,
  scriptFiles: 6,
  /** The form's page takes one more, with what it shares with the menu and the notices. */
  contactScriptFiles: 7,
  fonts: 65_000,
  picture: 60_000,
};

test('the phone is the one that the design is drawn on', () => {
  expect(phone.viewport).toEqual(screens.phone);
});

for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
  test(`${path} keeps to its budget on a phone`, async ({ browser }) => {
    const weight = await weighPage(browser, configuredSiteUrl + path);
    expect(weight.html).toHaveLength(1);
    expect(total(weight.html), 'HTML').toBeLessThanOrEqual(
      path === '/seminars' ? budget.seminarsHtml : budget.html,
    );
    expect(weight.scripts.length, 'files of script').toBeGreaterThan(0);
    expect(weight.scripts.length, 'files of script').toBeLessThanOrEqual(
      path === '/contact' ? budget.contactScriptFiles : budget.scriptFiles,
    );
    expect(total(weight.scripts), 'script').toBeLessThanOrEqual(
      path === '/' ? budget.homeScripts : budget.scripts,
    );
    expect(weight.styles, 'style sheets that hold up the first paint').toEqual([]);
    expect(total(weight.fonts), 'fonts').toBeLessThanOrEqual(budget.fonts);
    expect(weight.pictures.length).toBeGreaterThan(0);
    for (const picture of weight.pictures) {
      expect(picture.bytes, picture.path).toBeLessThanOrEqual(budget.picture);
    }
  });
}

test('the mail library is no part of any page but the one with the form', async ({ browser }) => {
  const { scripts, later } = await weighPage(browser, `${configuredSiteUrl}/`);
  const page = await browser.newPage();
  for (const { path } of [...scripts, ...later]) {
    const response = await page.request.get(configuredSiteUrl + path);
    expect(await response.text(), path).not.toContain('api.emailjs.com');
  }
  await page.close();
});
