import { mailOrigin } from '../../src/contact/mailService.mjs';
import { contactPage } from '../../src/content/pages/contact';
import { homePage } from '../../src/content/pages/home';
import { screens } from '../../src/theme/tokens';
import { documents, hasDark, notFound } from '../support/documents';
import { picturesOf, tabFaults, textFaults, violations, watch } from '../support/look';
import { expect, open, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { height } = screens.phone;
/** In pixels, around each change of the layout; the last of each half is where all else is looked at. */
const phones = [320, 340, 359, 360, 430, 599, 600, screens.phone.width];
const desks = [700, 768, 820, 899, 900, 1024, 1199, 1200, 1280, 1920, 2560, 3440, 1440];

/** How many cards stand side by side on a small laptop. */
const cardsInARow: Record<string, number> = { seminars: 3, team: 4, affiliations: 3 };

for (const [place, { key, path, heading }] of documents.entries()) {
  const address = path === notFound.path ? '/no-such-page' : path;
  const schemes = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);

  test(`${address} is whole on a phone and on a desk`, async ({ page }) => {
    // Twenty-one widths.
    test.slow();
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
        const hours = page.getByRole('region', { name: contactPage.officeHours });
        const areInOneLine = await hours.locator('dl > div').evaluateAll((rows) =>
          rows.map(({ children }) => {
            const [days, times] = [...children].map((part) => part.getBoundingClientRect().top);
            return days === times;
          }),
        );
        expect(new Set(areInOneLine).size, 'all rows alike').toBeLessThan(2);
        if (width !== 1024 || !cardsInARow[key]) continue;
        const tops = await page
          .locator('main li > article')
          .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
        expect(tops.filter((top) => top === tops[0])).toHaveLength(cardsInARow[key]);
      }
      expect(await violations(page)).toEqual([]);
      expect(await tabFaults(page, index === 0 ? 'Shift+Tab' : 'Tab')).toEqual([]);
    }
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('no picture of the home page loses more than a tenth, and the hero leaves no gap', async ({
  page,
}) => {
  await open(page, '/');
  // Faces are cut to a circle.
  for (const width of [600, 768, 1024, 1440, 2560, 3440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const picture of await page.locator('main img:not([sizes="52px"])').all()) {
      await picture.scrollIntoViewIfNeeded();
      const lost = picture.evaluate(async (img: HTMLImageElement) => {
        await img.decode();
        const ratio = img.width / img.height / (img.naturalWidth / img.naturalHeight);
        return 1 - Math.min(ratio, 1 / ratio);
      });
      expect(await lost, `${width} px`).toBeLessThan(0.1);
    }
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
    put('p', '', {}).setAttribute('style', 'color: red');
    return fetch(other, { mode: 'no-cors' });
  }, `${mailOrigin}/`);
  const found = [
    ...(await textFaults(page)),
    ...(await violations(page)),
    ...(await tabFaults(page, 'Tab')),
  ].join('\n');
  const faults =
    ' px wide|cut: wide|cut: clipped|over over|broken: parts|button-name|heading-order';
  for (const fault of `${faults}|target-size|covered: under|left out: never`.split('|')) {
    expect(found).toContain(fault);
  }
  expect(complaints.join()).toContain('style-src-attr');
  expect(foreign).toEqual([`${mailOrigin}/`]);
});
