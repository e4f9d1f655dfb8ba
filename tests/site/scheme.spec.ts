import type { Page } from '@playwright/test';
import { affiliations } from '../../src/content/affiliations';
import { company } from '../../src/content/company';
import { address } from '../../src/content/office';
import { homePage } from '../../src/content/pages/home';
import { seminars } from '../../src/content/seminars';
import { team } from '../../src/content/team';
import { schemeKey } from '../../src/lib/constants';
import { screens } from '../../src/theme/tokens';
import { pages, siteUrl } from '../support/documents';
import { picturesOf, textFaults, topsOf, withWords } from '../support/look';
import { expectScheme, frames, watchFrames } from '../support/scheme';
import { expect, test } from '../support/test';
import { passTime, visitorOf } from '../support/visit';

for (const system of ['light', 'dark'] as const) {
  const chosen = system === 'dark' ? 'light' : 'dark';
  test(`${chosen} on a ${system} system shows before hydration, and holds in every tab`, {
    tag: '@engines',
  }, async ({ page, visitor, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.emulateMedia({ colorScheme: system });
    await visitorOf(other).open('/team');
    const { release } = await visitor.openEarly('/');
    await expectScheme(page, system);
    await visitor.schemes.selectOption(chosen);
    for (const tab of [page, other]) await expectScheme(tab, chosen);
    await release();
    await expectScheme(page, chosen);
    await watchFrames(page);
    const later = await visitor.openEarly('/contact');
    await expect(visitor.schemes, 'before hydration').toHaveValue(chosen);
    await later.release();
    await expectScheme(page, chosen);
    expect(await frames(page)).toEqual([chosen]);
    const pictures = await picturesOf(page);
    expect(pictures.map((name) => name.includes('-dark-'))).toEqual([chosen === 'dark']);
    await expect(visitor.schemes).toHaveValue(chosen);
    await visitor.schemes.selectOption('system');
    await expectScheme(page, system);
  });
}

test('a system that turns dark is followed, early and late', async ({ page, visitor }) => {
  await page.clock.install();
  const { asked, fail } = await visitor.openEarly('/team?category=hr');
  await expectScheme(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'dark');
  const portrait = page.locator('main img').first();
  await expect(portrait, 'no filter hides it').toHaveJSProperty('loading', 'eager');
  await expect.poll(() => asked).not.toEqual([]);
  fail();
  await passTime(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
});

test('an unknown value in the store counts as the system', async ({ page, visitor }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'sepia'), schemeKey);
  await visitor.open('/team');
  await expectScheme(page, 'light');
  expect((await picturesOf(page)).filter((name) => name.includes('-dark-'))).toEqual([]);
  await expect(visitor.schemes).toHaveValue('system');
  await expect(visitor.schemes, 'none is restored').toHaveAttribute('autocomplete', 'off');
});

test('a scheme chosen while React hydrates holds', async ({ page, visitor }) => {
  const { release } = await visitor.openEarly('/team');
  // The change arrives while React still renders; MUI has read the store before.
  await page.evaluate((key) => {
    // oxlint-disable-next-line typescript/unbound-method -- Called with the store below.
    const { getItem } = Storage.prototype;
    const select = document.querySelector<HTMLSelectElement>('select[name=scheme]');
    const before = localStorage.getItem(key);
    Storage.prototype.getItem = function (name) {
      if (name !== key) return getItem.call(this, name);
      if (select && select.value !== 'dark') {
        select.value = 'dark';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return before;
    };
  }, schemeKey);
  await release();
  await expectScheme(page, 'dark');
  await expect(visitor.schemes).toHaveValue('dark');
});

/** A sheet of A4 without its margins, in CSS pixels. */
const paper = { width: 711, height: 1040 };

/** Text of a page in a light color. */
const lightWords = (page: Page) =>
  withWords(page).evaluateAll((all: HTMLElement[]) => {
    const light = all.filter((one) => {
      const [red, green, blue] = (getComputedStyle(one).color.match(/\d+/g) ?? []).map(Number);
      const lightness = 0.2 * Number(red) + 0.7 * Number(green) + 0.1 * Number(blue);
      return one.offsetWidth > 1 && lightness > 140;
    });
    return light.map(({ textContent }) => textContent);
  });

/** Surfaces of a page. A logo is none on paper: some readers of PDFs know no mask, and would show a bar. */
const grounds = (page: Page) =>
  page.locator('main *').evaluateAll((all) => {
    const own = all.filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)');
    return own.map((one) => one.textContent || one.getAttribute('aria-label'));
  });

/** What a sheet is kept for. */
const facts: Record<string, string[]> = {
  '/': homePage.features.items.flatMap(({ title, text }) => [title, text]),
  '/seminars': seminars.flatMap(({ title, date, hours, price, teacher }) => [
    title,
    new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    `${hours} hours`,
    `$${price}`,
    teacher.name,
  ]),
  '/team': team.flatMap(({ name, role, description }) => [name, role, description]),
  '/affiliations': affiliations.flatMap(({ name, description }) => [name, description]),
  '/contact': [company.phone, company.supportEmail, address.street, '10:00 AM - 2:00 PM'],
};

test('on paper words are dark and whole, without pictures, form or menu', {
  tag: '@engines',
}, async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), schemeKey);
  for (const { path } of pages) {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.setViewportSize(screens.phone);
    await page.goto(path);
    expect(await lightWords(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    expect(await lightWords(page), path).toEqual([]);
    expect(await textFaults(page), path).toEqual([]);
    const words = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    for (const fact of facts[path] ?? []) expect(words, path).toContain(fact);
    await expect(page.locator('img:visible, form:visible, dialog:visible')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await grounds(page), path).toEqual([]);
    const url = page.getByText(siteUrl.replace('https://', '') + path).filter({ visible: true });
    await expect(url, 'in the footer, and where to book').toHaveCount(path === '/seminars' ? 2 : 1);
    const tops = await topsOf(page.locator('li > article'));
    expect(tops[1], 'cards side by side').toBe(tops[0]);
    const torn = page.locator('main :is(h2, h3), main li > article').evaluateAll((all) =>
      all.filter((one) => {
        const { breakAfter, breakInside } = getComputedStyle(one);
        return !(one.matches('article') ? breakInside : breakAfter).startsWith('avoid');
      }),
    );
    expect(await torn, 'on two sheets').toHaveLength(0);
  }
});

test('no sheet has the address of the page alone', async ({ page }) => {
  const sheets = async () => {
    const counts: Record<string, number> = {};
    for (const format of ['A4', 'A5', 'Letter']) {
      const pdf = await page.pdf({ format, landscape: format === 'A4' });
      counts[format] = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    }
    return counts;
  };
  for (const { path } of pages) {
    await page.goto(path);
    const printed = await sheets();
    const address = page.getByText(siteUrl.replace('https://', '') + path).last();
    await address.evaluate((part) => part.remove());
    expect(await sheets(), path).toEqual(printed);
    expect(Object.values(printed)).not.toContain(0);
  }
});

test('with less motion neither menu nor notice moves', async ({ page, visitor, menu, notices }) => {
  await page.setViewportSize(screens.phone);
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    document.addEventListener('transitionrun', (event) => moves.push(event.propertyName));
    document.addEventListener('animationstart', ({ animationName, target }) => {
      // The bar follows the scroll position, not time.
      if (!(target as Element).matches('header')) moves.push(animationName);
    });
  });
  const moved = async () => {
    await visitor.open('/seminars');
    await menu.button.click();
    await menu.close.click();
    await expect(menu.dialog).toBeHidden();
    await visitor.registerButton().click();
    await notices.dismiss.click();
    await expect(notices.dismiss).toBeHidden();
    return page.evaluate(() => Reflect.get(window, 'moves'));
  };
  expect(await moved()).toEqual(expect.arrayContaining(['translate', 'transform']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moved()).toEqual([]);
});
