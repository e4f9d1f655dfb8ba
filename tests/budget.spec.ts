import { expect, type Page, type Request, test } from '@playwright/test';
import { mailOrigin } from '../src/contact/mailService.mjs';
import { closures } from '../src/content/office';
import { seminars } from '../src/content/seminars';
import { routes } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { letters } from '../tools/identity/typefaces.mjs';
import { phone, total, type WeighedFile, weighIn } from '../tools/page-weight.mjs';
import { content } from './support/contentRules';
import { configuredSiteUrl } from './support/sites';

/**
 * How much a letter of the content may weigh, compressed, in HTML and in scripts. A longer sentence is never too
 * heavy: the limits hold what surrounds the words.
 */
const letter = 0.5;
const lettersOfContent = JSON.stringify(content).length;

/** Limits of each page on the wire without its words, in bytes; `npm run size` prints the actual weights. */
const budget = {
  /** A third of a kilobyte of each answers presses and links before hydration, a fifth survives a gap meanwhile. */
  html: 10_800,
  homeHtml: 11_200,
  /** The contact page's, one kilobyte of which keeps early Sends (decision 017). */
  contactHtml: 12_400,
  /** A holiday: its row on the contact page, and what search engines read. */
  closure: 150,
  /** The seminars page's, which each seminar adds to. */
  seminarsHtml: 5800 + 340 * seminars.length,
  /** The home page's; others may take what only they need. */
  homeScripts: 105_100,
  scripts: 111_400,
  /** With the record of what was written, asked to be sent and may have arrived (decision 017). */
  contactScripts: 119_300,
  scriptFiles: 6,
  /** Cards, those of the home page too, what the form shares with menu and notices, or the seminars themselves. */
  moreScriptFiles: 9,
  fonts: 28_500,
  picture: 60_000,
};

test('the phone is the one that the design is drawn on', () => {
  expect(phone.viewport).toEqual(screens.phone);
});

function frameOf(path: string) {
  if (path === '/') return budget.homeHtml;
  if (path === '/seminars') return budget.seminarsHtml;
  if (path === '/contact') return budget.contactHtml + budget.closure * closures.length;
  return budget.html;
}

/** The words that a page shows, read from its HTML. */
const wordsIn = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, '');

const htmlOf = (path: string, words: string) => frameOf(path) + letter * words.length;

/** A letter that the typefaces lack, which are cut for English: a name may need it, and then another file. */
const rareLetter = new RegExp(`[^\\s${letters.join(' ').replace(/\w+/g, '\\u{$&}')}]`, 'u');
const holdsRareLetters = ({ path }: WeighedFile) => /-latin-/.test(path);

function scriptsOf(path: string) {
  const words = letter * lettersOfContent;
  if (path === '/') return budget.homeScripts + words;
  return words + (path === '/contact' ? budget.contactScripts : budget.scripts);
}

function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Pictures that keep their place while they load, in slim formats, all of them there. */
async function expectSlimPictures(page: Page, requests: readonly Request[]) {
  for (const picture of await page.locator('img').all()) {
    await expect(picture).toHaveAttribute('width', /^[1-9]\d*$/);
    await expect(picture).toHaveAttribute('height', /^[1-9]\d*$/);
  }
  for (const picture of await page.locator('img:visible').all()) {
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  const pictures = requests.filter((request) => request.resourceType() === 'image');
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const response = await picture.response();
    expect(response?.status(), picture.url()).toBe(200);
    expect(response?.headers()['content-type'], picture.url()).toMatch(
      /^image\/(avif|webp|svg\+xml)\b/,
    );
  }
}

for (const path of [...routes.map((route) => route.path), '/no-such-page']) {
  test(`${path} keeps to its budget on a phone, asks its own host only`, async ({ browser }) => {
    const page = await browser.newPage(phone);
    const requests = watchRequests(page);
    const weight = await weighIn(page, configuredSiteUrl + path);
    await expectSlimPictures(page, requests);
    const addresses = requests.map((request) => request.url());
    expect(addresses.filter((url) => new URL(url).origin !== configuredSiteUrl)).toEqual([]);
    const read = async (file: string) => (await page.request.get(configuredSiteUrl + file)).text();
    const words = wordsIn(await read(path));
    const scripts = await Promise.all(weight.scripts.map((script) => read(script.path)));
    const talking = scripts.filter((script) => script.includes(mailOrigin));
    expect(talking.length, 'scripts that talk to the mail service').toBe(
      path === '/contact' ? 1 : 0,
    );
    await page.close();
    expect(weight.html).toHaveLength(1);
    expect(total(weight.html), 'HTML').toBeLessThanOrEqual(htmlOf(path, words));
    expect(weight.scripts.length, 'files of script').toBeGreaterThan(0);
    expect(weight.scripts.length, 'files of script').toBeLessThanOrEqual(
      /^\/(affiliations|contact|seminars)?$/.test(path)
        ? budget.moreScriptFiles
        : budget.scriptFiles,
    );
    expect(total(weight.scripts), 'script').toBeLessThanOrEqual(scriptsOf(path));
    expect(weight.styles, 'style sheets that hold up the first paint').toEqual([]);
    const fonts = weight.fonts.filter((file) => !rareLetter.test(words) || !holdsRareLetters(file));
    expect(total(fonts), 'fonts').toBeLessThanOrEqual(budget.fonts);
    expect(weight.pictures.length).toBeGreaterThan(0);
    for (const picture of weight.pictures) {
      expect(picture.bytes, picture.path).toBeLessThanOrEqual(budget.picture);
    }
  });
}
