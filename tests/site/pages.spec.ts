import type { Page } from '@playwright/test';
import { mailOrigin } from '../../src/contact/mailService.mjs';
import { contactPage } from '../../src/content/pages/contact';
import { homePage } from '../../src/content/pages/home';
import { screens } from '../../src/theme/tokens';
import { documents, hasDark, notFound } from '../support/documents';
import * as look from '../support/look';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { height } = screens.phone;
/** In pixels, around each change of the layout; the last of each half is where all else is looked at. */
const phones = [320, 340, 359, 360, 430, 599, 600, screens.phone.width];
const desks = [700, 768, 820, 899, 900, 1024, 1199, 1200, 1280, 1920, 2560, 3440, 1440];

/** How many cards stand side by side, by the width of the window. */
const cardsInARow: Record<string, Record<number, number>> = {
  seminars: { 390: 1, 820: 2, 1024: 3, 1440: 3 },
  team: { 390: 1, 820: 2, 1024: 4, 1440: 4 },
  affiliations: { 390: 1, 820: 1, 1024: 3, 1440: 3 },
};

/** How much of a picture may be cut off, where it is no thumbnail. That of Contact fills the height beside the form. */
const mostCropped: Record<string, number> = { home: 0.11, seminars: 0.34, contact: 1 };

/** Where documents are, that of unknown addresses, too. */
const addresses = documents.map(({ key, path, heading }) => ({
  key,
  heading,
  address: path === notFound.path ? '/no-such-page' : path,
}));

/** How far from the left what stands in the page begins: bar, bands, sections and footer alike. */
const edgesOf = (page: Page) =>
  page.locator('.MuiContainer-root').evaluateAll((all) => {
    const edges = all.map((one) => {
      const { left } = one.getBoundingClientRect();
      return left + Number.parseFloat(getComputedStyle(one).paddingInlineStart);
    });
    return [...new Set(edges)];
  });

/** Buttons and fields of one line that need two. */
const tallControls = (page: Page) =>
  page.locator('.MuiButton-root, input, select').evaluateAll((all) => {
    const tall = all.filter((one) => one.clientHeight > 60);
    return tall.map(({ outerHTML }) => outerHTML);
  });

/** The office hours have each day and its hours in one line, or each in two. */
async function expectHoursAlike(page: Page) {
  const hours = page.getByRole('region', { name: contactPage.officeHours });
  const days = await look.topsOf(hours.locator('dt'));
  const times = await look.topsOf(hours.locator('dd'));
  // Specification 2.
  expect(days).toHaveLength(3);
  expect(new Set(days.map((top, row) => top === times[row])).size).toBe(1);
}

for (const [place, { key, address, heading }] of addresses.entries()) {
  test(`${address} is whole on a phone and on a desk`, async ({ page, visitor }) => {
    const { complaints, foreign } = await look.watch(page);
    for (const [index, widths] of [phones, desks].entries()) {
      const colorScheme = (place + index) % 2 === 0 ? 'light' : 'dark';
      // A page that follows itself takes over pictures of the one before.
      await page.goto('about:blank');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: widths.at(-1) ?? 0, height });
      await visitor.open(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);

      const pictures = (await look.picturesOf(page)).filter(hasDark);
      const dark = pictures.filter((name) => name.includes('-dark-'));
      expect(pictures.length).toBeGreaterThan(0);
      expect(dark, `in the ${colorScheme} scheme`).toEqual(colorScheme === 'dark' ? pictures : []);

      const shown = new Set<number>();
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        expect(await look.textFaults(page), `${width} px`).toEqual([]);
        expect(await look.crowdedParts(page), `too close at ${width} px`).toEqual([]);
        if (width >= 768) shown.add(await page.getByRole('main').locator('img:visible').count());
        const count = cardsInARow[key]?.[width];
        if (count) {
          const tops = await look.topsOf(page.locator('main li > article'));
          const row = tops.filter((top) => top === tops[0]);
          expect(row, `${width} px`).toHaveLength(count);
        }
        if (key === 'seminars') {
          const day = page.locator('main ol a').first();
          expect(await day.isVisible(), `the season at ${width} px`).toBe(width >= 600);
        }
        if (key === 'contact') await expectHoursAlike(page);
        if (width >= 360) expect(await tallControls(page), `at ${width} px`).toEqual([]);
        if (![390, 820, 1440].includes(width)) continue;
        expect(await edgesOf(page), `one edge at ${width} px`).toHaveLength(1);
        expect(await look.pictureFaults(page, mostCropped[key] ?? 0.2), `${width} px`).toEqual([]);
      }
      expect(shown.size, 'the same pictures in all wide windows').toBe(index);
      expect(await look.typefaceFaults(page)).toEqual([]);
      const [largest = 0, ...sizes] = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(largest, 'the h1 leads').toBeGreaterThan(1.2 * Math.max(...sizes));
      if (index === 1) expect(await look.pointerFaults(page)).toEqual([]);
      expect(await look.violations(page)).toEqual([]);
      expect(await look.tabFaults(page, index === 0 ? 'Shift+Tab' : 'Tab')).toEqual([]);
    }
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('the hero leaves no gap, and words on pictures stand out', async ({ page, visitor }) => {
  let words = 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { key, address } of addresses) {
      await visitor.open(address);
      for (const width of [600, 900, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        // As a translator turns the page around.
        for (const dir of width === 1440 ? ['rtl', 'ltr'] : ['ltr']) {
          await page.evaluate((value) => (document.documentElement.dir = value), dir);
          const found = await look.faintWords(page);
          expect(found.faults, `${address}, ${colorScheme}, ${width} px, ${dir}`).toEqual([]);
          words += found.words.length;
        }
        if (key !== 'home') continue;
        const button = await page.getByRole('link', { name: homePage.hero.action }).boundingBox();
        const picture = await page.locator('main img').first().boundingBox();
        const foot = (button?.y ?? 0) + (button?.height ?? 0);
        // The picture stands beside the words; only in narrow windows below them.
        if (width > 600) expect(picture?.y, `${width} px`).toBeLessThan(foot);
        expect((picture?.y ?? 0) + (picture?.height ?? 0) - foot).toBeGreaterThanOrEqual(64);
      }
    }
  }
  expect(words, 'the check sees some').toBeGreaterThan(0);
});

test('what stands around each page has names', async ({ page, visitor }) => {
  await visitor.open('/team');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - link /, home$/
    - navigation "Main":
      - link "Home"
      - link "Seminars"
      - link "Our Team"
      - link "Affiliations"
      - link "Contact"
    - combobox "Colors":
      - option "System" [selected]
      - option "Light"
      - option "Dark"
    - link "Get Started"
  `);
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot('- navigation "Footer"');
  await expect(page.getByRole('region', { name: /^Notices .*F8/ })).toBeAttached();
  await page.setViewportSize(screens.phone);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "Close menu"
      - navigation "Menu":
        - list
      - text: Colors
      - combobox "Colors":
        - option "System" [selected]
        - option "Light"
        - option "Dark"
      - link "Get Started"
  `);
});

/** What the probes above say of some HTML. */
const faulty: [faults: string[], html: string][] = [
  [[': faint'], '<p style="position: absolute; color: #888">faint</p><img width="99" height="99">'],
  [['px wide', 'cut: wide'], '<div style="width: 3000px; text-align: right">wide</div>'],
  [['cut: clipped'], '<p style="width: 9px; overflow: hidden; white-space: pre">clipped</p>'],
  [['over over: over'], '<p style="position: absolute; margin: -9px">over</p>'.repeat(2)],
  [['broken: parts'], '<p style="width: 20px; word-break: break-all">parts</p>'],
  [['button-name', 'target-size', 'same: '], '<button style="width: 9px"></button>'.repeat(2)],
  [['covered: under'], '<a href="/" style="position: fixed; top: 0">under</a>'],
  [[], '<header style="position: fixed; top: 0; width: 99px; height: 40px"></header>'],
  [['left out: never'], '<button tabindex="-1">never</button>'],
  [
    ['over plain can be'],
    '<p style="position: relative">plain<a href="/" style="position: absolute; inset: -9px">on</a></p>',
  ],
  [['heading-order'], '<h1>One</h1><h6>six</h6>'],
  [['serif: serif'], '<p style="font-family: serif">serif</p>'],
  [['first: b'], '<div style="display: flex; flex-flow: row-reverse"><i>a</i><i>b</i></div>'],
  [['near | near'], '<main style="display: flex"><h2>near</h2><h2>near</h2></main>'],
];

test('the probes above see what is wrong with a page', async ({ page, visitor }) => {
  const { complaints, foreign } = await look.watch(page);
  await page.route(`${mailOrigin}/**`, (route) => route.fulfill());
  await visitor.open('/contact');
  await page.evaluate((other) => {
    document.body.setAttribute('style', 'color: red');
    return fetch(other, { mode: 'no-cors' });
  }, `${mailOrigin}/`);
  expect(complaints.join()).toContain('style-src-attr');
  expect(foreign).toEqual([`${mailOrigin}/`]);

  await page.goto('about:blank');
  await page.setContent(faulty.map(([, html]) => html).join(''));
  const found = [
    ...(await look.textFaults(page)),
    ...(await look.crowdedParts(page)),
    ...(await look.violations(page)),
    ...(await look.tabFaults(page, 'Tab')),
    ...(await look.typefaceFaults(page)),
    ...(await look.pointerFaults(page)),
    ...(await look.faintWords(page)).faults,
  ].join('\n');
  for (const fault of faulty.flatMap(([faults]) => faults)) expect(found).toContain(fault);
});
