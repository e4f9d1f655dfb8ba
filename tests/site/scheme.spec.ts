import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText } from '../../src/content/notices';
import { attributes, schemeKey } from '../../src/lib/constants';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import { screens } from '../../src/theme/tokens';
import { pages, siteUrl } from '../support/documents';
import { hold } from '../support/hold';
import { picturesOf, textFaults } from '../support/look';
import { expect, open, test } from '../support/test';
import { passTime, press, registerButton, schemes } from '../support/visit';

async function expectScheme(page: Page, scheme: 'light' | 'dark') {
  const root = page.locator('html');
  await expect(root).toHaveAttribute(attributes.colorScheme, scheme);
  // Browsers that darken pages by themselves leave `only` alone.
  await expect(root).toHaveCSS('color-scheme', scheme === 'dark' ? 'dark' : 'light only');
  // The browser's own bar takes the first color that is meant for it.
  const barColor = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll(
        (all: HTMLMetaElement[]) => all.find((m) => matchMedia(m.media).matches)?.content,
      );
  const { background } = scheme === 'dark' ? darkPalette : lightPalette;
  await expect.poll(barColor).toBe(background.band);
}

/** Records the scheme of each painted frame, and starts over when the page comes from the bfcache. */
const watchFrames = (page: Page) =>
  page.addInitScript((name) => {
    const frames = new Set<string | null>();
    Object.assign(window, { painted: frames });
    const look = () => {
      if (document.body) frames.add(document.documentElement.getAttribute(name));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) frames.clear();
      if (persisted) document.title = 'kept';
    });
  }, attributes.colorScheme);

const frames = (page: Page) => page.evaluate(() => [...Reflect.get(window, 'painted')]);

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`${chosen} on a ${system} system shows before hydration, and holds in every tab`, {
    tag: '@engines',
  }, async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.emulateMedia({ colorScheme: system });
    await open(other, '/team');
    const { release } = await hold(page);
    await page.goto('/');
    await expectScheme(page, system);
    await schemes(page).selectOption(chosen);
    for (const tab of [page, other]) await expectScheme(tab, chosen);
    await release();
    await expectScheme(page, chosen);
    await watchFrames(page);
    const later = await hold(page);
    await page.goto('/contact');
    await expect(schemes(page), 'before hydration').toHaveValue(chosen);
    await later.release();
    await expectScheme(page, chosen);
    expect(await frames(page)).toEqual([chosen]);
    const pictures = await picturesOf(page);
    expect(pictures.map((name) => name.includes('-dark-'))).toEqual([chosen === 'dark']);
    await expect(schemes(page)).toHaveValue(chosen);
    await schemes(page).selectOption('system');
    await expectScheme(page, system);
  });
}

test('a page that Back restores from the bfcache has the scheme chosen meanwhile', async ({
  keptPage: page,
}) => {
  await watchFrames(page);
  await open(page, '/team');
  await open(page, '/contact');
  await schemes(page).selectOption('dark');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('kept');
  await expectScheme(page, 'dark');
  await expect(schemes(page)).toHaveValue('dark');
  expect(await frames(page)).toEqual(['dark']);
});

test('a system that turns dark is followed before hydration, and where scripts gave up', async ({
  page,
}) => {
  await page.clock.install();
  const { asked, fail } = await hold(page);
  await page.goto('/team?category=hr');
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

test('an unknown value in the store counts as the system', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'sepia'), schemeKey);
  await open(page, '/team');
  await expectScheme(page, 'light');
  expect((await picturesOf(page)).filter((name) => name.includes('-dark-'))).toEqual([]);
  await expect(schemes(page)).toHaveValue('system');
  await expect(schemes(page), 'no browser restores another').toHaveAttribute('autocomplete', 'off');
});

test('a scheme chosen while React hydrates holds', async ({ page }) => {
  const { release } = await hold(page);
  await page.goto('/team');
  // The change arrives while React still renders; MUI has read the store before.
  await page.evaluate((key) => {
    // oxlint-disable-next-line typescript/unbound-method -- Called with the store below.
    const { getItem } = Storage.prototype;
    const select = document.querySelector<HTMLSelectElement>('select[name=scheme]');
    Storage.prototype.getItem = function (name) {
      const value = getItem.call(this, name);
      if (name === key && select && select.value !== 'dark') {
        select.value = 'dark';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return value;
    };
  }, schemeKey);
  await release();
  await expectScheme(page, 'dark');
  await expect(schemes(page)).toHaveValue('dark');
});

/** A sheet of A4 without its margins, in CSS pixels. */
const paper = { width: 711, height: 1040 };

/** Text of a page in a light color. */
const lightWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent?.checkVisibility() || parent.offsetWidth <= 1 || !textContent?.trim()) continue;
      const [red, green, blue] = (getComputedStyle(parent).color.match(/\d+/g) ?? []).map(Number);
      const light = 0.2 * Number(red) + 0.7 * Number(green) + 0.1 * Number(blue);
      if (light > 140) found.push(textContent);
    }
    return found;
  });

/** Surfaces of a page. A logo is none on paper: some readers of PDFs know no mask, and would show a bar. */
const grounds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .map((part) => part.textContent || part.getAttribute('aria-label')),
  );

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
    await expect(page.locator('img:visible, form:visible, dialog:visible')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await grounds(page), path).toEqual([]);
    const url = page.getByText(siteUrl.replace('https://', '') + path).filter({ visible: true });
    await expect(url, 'in the footer, and where to book').toHaveCount(path === '/seminars' ? 2 : 1);
    const tops = await page
      .locator('li > article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops[1], 'cards side by side').toBe(tops[0]);
  }
});

test('no sheet has the address of the page alone', async ({ page }) => {
  const sheets = async (size: object) => {
    const pdf = await page.pdf(size);
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  for (const { path } of pages) {
    for (const size of [
      { format: 'A4', landscape: true },
      { format: 'A5' },
      { format: 'Letter' },
    ]) {
      await page.goto(path);
      const printed = await sheets(size);
      const address = page.getByText(siteUrl.replace('https://', '') + path).last();
      await address.evaluate((part) => part.remove());
      expect(await sheets(size), `${path}, ${JSON.stringify(size)}`).toBe(printed);
      expect(printed).toBeGreaterThan(0);
    }
  }
});

test('where less motion is asked for, neither menu nor notice moves', async ({ page }) => {
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
    await open(page, '/seminars');
    await press(page, layoutText.openMenu);
    await press(page, layoutText.closeMenu);
    await expect(page.getByRole('dialog')).toBeHidden();
    await registerButton(page).click();
    await press(page, noticeAreaText.dismiss);
    await expect(page.getByRole('button', { name: noticeAreaText.dismiss })).toBeHidden();
    return page.evaluate(() => Reflect.get(window, 'moves'));
  };
  expect(await moved()).toEqual(expect.arrayContaining(['translate', 'transform']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moved()).toEqual([]);
});
