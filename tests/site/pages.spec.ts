import { mailOrigin } from '../../src/contact/mailService.mjs';
import { contactPage } from '../../src/content/pages/contact';
import { homePage } from '../../src/content/pages/home';
import { screens } from '../../src/theme/tokens';
import { documents, hasDark, notFound } from '../support/documents';
import {
  cropsOf,
  faintWords,
  picturesOf,
  pointerFaults,
  tabFaults,
  textFaults,
  typefaceFaults,
  violations,
  watch,
} from '../support/look';
import { expect, open, test } from '../support/test';

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
const mostCropped: Record<string, number> = { home: 0.11, seminars: 0.34 };

for (const [place, { key, path, heading }] of documents.entries()) {
  const address = path === notFound.path ? '/no-such-page' : path;
  const schemes = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);

  test(`${address} is whole on a phone and on a desk`, async ({ page }) => {
    // Twenty-one widths, on a busy machine, too.
    test.setTimeout(300_000);
    const { complaints, foreign } = await watch(page);
    for (const [index, widths] of [phones, desks].entries()) {
      const colorScheme = schemes[index] ?? null;
      // A page that follows itself takes over pictures of the one before.
      await page.goto('about:blank');
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: widths.at(-1) ?? 0, height });
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);

      const pictures = (await picturesOf(page)).filter(hasDark);
      const dark = pictures.filter((name) => name.includes('-dark-'));
      expect(pictures.length).toBeGreaterThan(0);
      expect(dark, `in the ${colorScheme} scheme`).toEqual(colorScheme === 'dark' ? pictures : []);

      for (const width of widths) {
        await page.setViewportSize({ width, height });
        expect(await textFaults(page), `${width} px`).toEqual([]);
        const count = cardsInARow[key]?.[width];
        if (count) {
          const tops = await page
            .locator('main li > article')
            .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
          expect(
            tops.filter((top) => top === tops[0]),
            `${width} px`,
          ).toHaveLength(count);
        }
        if (![390, 820, 1440].includes(width) || key === 'contact') continue;
        expect(await cropsOf(page, mostCropped[key] ?? 0.2), `cropped at ${width} px`).toEqual([]);
      }
      expect(await typefaceFaults(page)).toEqual([]);
      if (index === 1) expect(await pointerFaults(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      expect(await tabFaults(page, index === 0 ? 'Shift+Tab' : 'Tab')).toEqual([]);
    }
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('the hero leaves no gap, and words on pictures stand out', async ({ page }) => {
  test.slow();
  let words = 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { path } of documents) {
      await open(page, path === notFound.path ? '/no-such-page' : path);
      for (const width of [600, 900, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await faintWords(page);
        expect(found.faults, `${path}, ${colorScheme}, ${width} px`).toEqual([]);
        words += found.words.length;
        if (path !== '/') continue;
        const [button, picture] = await Promise.all(
          [
            page.getByRole('link', { name: homePage.hero.action }),
            page.locator('main img').first(),
          ].map((part) => part.boundingBox()),
        );
        const foot = (button?.y ?? 0) + (button?.height ?? 0);
        // The picture stands beside the words; only in narrow windows below them.
        if (width > 600) expect(picture?.y, `${width} px`).toBeLessThan(foot);
        expect((picture?.y ?? 0) + (picture?.height ?? 0) - foot).toBeGreaterThanOrEqual(64);
      }
    }
  }
  expect(words, 'the check sees some').toBeGreaterThan(0);
});

test('what stands around every page has its names in the tree', async ({ page }) => {
  await open(page, '/team');
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

test('office hours: each row has its hours beside its days, or each below them', async ({
  page,
}) => {
  await open(page, '/contact');
  for (const width of [...phones, ...desks]) {
    await page.setViewportSize({ width, height });
    const rows = page.getByRole('region', { name: contactPage.officeHours }).locator('dl > div');
    const areInOneLine = await rows.evaluateAll((all) =>
      all.map(({ children }) => {
        const [days, times] = [...children].map((part) => part.getBoundingClientRect().top);
        return days === times;
      }),
    );
    // Specification 2.
    expect(areInOneLine, `${width} px`).toHaveLength(3);
    expect(new Set(areInOneLine).size, `${width} px`).toBe(1);
  }
});

test('the probes above see what is wrong with a page', async ({ page }) => {
  const { complaints, foreign } = await watch(page);
  await page.route(`${mailOrigin}/**`, (route) => route.fulfill());
  await open(page, '/contact');
  await page.evaluate((other) => {
    const put = (name: string, text: string, styles: object) => {
      const element = document.createElement(name);
      element.textContent = text;
      Object.assign(element.style, styles);
      document.querySelector('main')?.append(element);
      return element;
    };
    put('div', 'wide', { width: '3000px', textAlign: 'right' });
    put('p', 'clipped words', { width: '9px', overflow: 'hidden', whiteSpace: 'nowrap' });
    put('p', 'over', { position: 'absolute', marginTop: '-9px' });
    put('p', 'over', { position: 'absolute', marginTop: '-9px' });
    put('p', 'parts', { width: '20px', wordBreak: 'break-all' });
    put('button', '', { width: '9px' });
    put('button', '', { width: '9px' });
    put('a', 'under the bar', { position: 'fixed', top: '0' }).setAttribute('href', '/team');
    put('button', 'never', {}).tabIndex = -1;
    put('h6', 'skipped', {});
    put('p', 'serif', { fontFamily: 'serif' });
    const row = put('div', '', { display: 'flex', flexDirection: 'row-reverse' });
    row.append(put('b', 'first', {}), put('b', 'second', {}));
    const faint = put('p', 'faint', { position: 'absolute', color: '#888' });
    document.querySelector('main img')?.before(faint);
    put('p', '', {}).setAttribute('style', 'color: red');
    return fetch(other, { mode: 'no-cors' });
  }, `${mailOrigin}/`);
  const found = [
    ...(await textFaults(page)),
    ...(await violations(page)),
    ...(await tabFaults(page, 'Tab')),
    ...(await typefaceFaults(page)),
    ...(await pointerFaults(page)),
    ...(await faintWords(page)).faults,
  ].join('\n');
  const faults =
    ' px wide|cut: wide|cut: clipped|over over|broken: parts|button-name|heading-order';
  for (const fault of `${faults}|target-size|covered: under|left out: never|first: second|serif: serif|same: |: faint`.split(
    '|',
  )) {
    expect(found).toContain(fault);
  }
  expect(complaints.join()).toContain('style-src-attr');
  expect(foreign).toEqual([`${mailOrigin}/`]);
});
