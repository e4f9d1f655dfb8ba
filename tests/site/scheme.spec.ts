import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText } from '../../src/content/notices';
import { seminarsPage } from '../../src/content/pages/seminars';
import { attributes, schemeKey } from '../../src/start/names';
import { darkPalette, lightPalette } from '../../src/theme/palette';
import { screens } from '../../src/theme/tokens';
import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { pages } from '../support/documents';
import { hold } from '../support/hold';
import { picturesOf } from '../support/look';
import { expect, hydrated, open, test } from '../support/test';
import { press, rgb } from '../support/visitor';

type Scheme = 'light' | 'dark';
const palettes = { light: lightPalette, dark: darkPalette };

const schemeOf = (page: Page) => page.locator('html').getAttribute(attributes.colorScheme);

/** Shown in the bar or in the menu, whichever has room. */
const select = (page: Page) => page.getByRole('combobox', { name: layoutText.schemes.label });

const choose = (page: Page, scheme: Scheme | 'system') => select(page).selectOption(scheme);

/** The color of the browser's own bar: that of the first element whose question is answered with yes. */
const barColor = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll(
      (metas) =>
        (metas as HTMLMetaElement[]).find(({ media }) => !media || matchMedia(media).matches)
          ?.content,
    );

async function expectScheme(page: Page, scheme: Scheme) {
  await expect.poll(() => schemeOf(page)).toBe(scheme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
  await expect.poll(() => barColor(page)).toBe(palettes[scheme].background.band);
}

/** Notes the scheme of each frame that is painted from now on, and anew when the browser brings a page back. */
const watchFrames = (page: Page) =>
  page.addInitScript((name) => {
    const frames = new Set<string | null>();
    Object.assign(window, { frames });
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

const frames = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test.describe(`on a ${system} system`, () => {
    test.use({ colorScheme: system });

    test(`${chosen} as the choice shows before hydration, and holds in every tab`, async ({
      page,
      context,
    }) => {
      const other = await context.newPage();
      await open(other, '/team');
      const { letGo } = await hold(page);
      await page.goto('/');
      await expectScheme(page, system);
      await choose(page, chosen);
      await expectScheme(page, chosen);
      await expectScheme(other, chosen);
      letGo();
      await hydrated(page);
      await expectScheme(page, chosen);
      await watchFrames(page);
      await page.reload();
      await hydrated(page);
      await expectScheme(page, chosen);
      await open(page, '/contact');
      expect(await frames(page)).toEqual([chosen]);
      const pictures = await picturesOf(page);
      expect(pictures.map((name) => name.includes('-dark-'))).toEqual([chosen === 'dark']);
      await expect(select(page)).toHaveValue(chosen);
      await choose(page, 'system');
      await expectScheme(page, system);
    });
  });
}

test('who chooses on the next page and comes Back finds the choice', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs,
    // Playwright switches off what this is about.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }), colorScheme: 'light' });
  await watchFrames(page);
  await open(page, '/team');
  await open(page, '/contact');
  await choose(page, 'dark');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveTitle('kept');
  await expectScheme(page, 'dark');
  expect(await frames(page)).toEqual(['dark']);
  await browser.close();
});

/** The words of a page that are light. */
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

test('printed in the dark scheme, words are dark and paper is white', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), schemeKey);
  for (const { path } of pages) {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await lightWords(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await lightWords(page), path).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});

test('where less motion is asked for, neither menu nor notice moves', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    for (const type of ['transitionrun', 'animationstart'] as const) {
      document.addEventListener(type, (event) => {
        moves.push('propertyName' in event ? event.propertyName : event.animationName);
      });
    }
  });
  const moved = async () => {
    await open(page, '/seminars');
    await press(page, layoutText.openMenu);
    await press(page, layoutText.closeMenu);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: seminarsPage.card.register }).first().click();
    await press(page, noticeAreaText.dismiss);
    await expect(page.getByRole('button', { name: noticeAreaText.dismiss })).toBeHidden();
    return page.evaluate(() => (window as unknown as { moves: string[] }).moves);
  };
  expect(await moved()).toEqual(expect.arrayContaining(['translate', 'transform']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moved()).toEqual([]);
});

test('where more contrast is asked for, quiet words and edges are as strong as headings', async ({
  page,
}) => {
  await open(page, '/seminars');
  const copyright = page.getByText(layoutText.copyright);
  const card = page.getByRole('article').first();
  const register = card.getByRole('button');
  const { text, divider, button } = lightPalette;
  await expect(copyright).toHaveCSS('color', rgb(text.secondary));
  await expect(card).toHaveCSS('border-top-color', rgb(divider));
  await expect(register).toHaveCSS('background-color', rgb(button.rest));
  await page.emulateMedia({ contrast: 'more' });
  await expect(copyright).toHaveCSS('color', rgb(text.heading));
  await expect(card).toHaveCSS('border-top-color', rgb(text.heading));
  await expect(register).toHaveCSS('background-color', rgb(button.pressed));
});

test('in colors of the visitor’s own, controls, cards and the current page have edges', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/seminars');
  const card = page.getByRole('article').first();
  await expect(card).toHaveCSS('border-top-style', 'solid');
  await expect(card.getByRole('button')).toHaveCSS('border-top-style', 'solid');
  await expect(select(page).locator('..')).toHaveCSS('border-top-style', 'solid');
  const current = page.getByRole('navigation').locator('[aria-current]');
  await expect(current.nth(0)).toHaveCSS('text-decoration-line', 'underline');
  await expect(current.nth(1)).toHaveCSS('outline-style', 'solid');
  await open(page, '/contact');
  const controls = page.locator('form :is(input, textarea, button) >> visible=true');
  await expect(controls).toHaveCount(4);
  for (const control of await controls.all()) {
    const edge = control.locator('xpath=self::button | following-sibling::fieldset');
    await expect(edge).toHaveCSS('border-top-style', 'solid');
  }
});
