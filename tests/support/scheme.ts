import { expect, type Page } from '@playwright/test';
import { attributes } from '../../src/lib/constants';
import { darkPalette, lightPalette } from '../../src/theme/palette';

/** The scheme of a page, and of the browser around it. */
export async function expectScheme(page: Page, scheme: 'light' | 'dark') {
  const root = page.locator('html');
  await expect(root).toHaveAttribute(attributes.colorScheme, scheme);
  // Browsers that darken pages by themselves leave `only` alone.
  await expect(root).toHaveCSS('color-scheme', scheme === 'dark' ? 'dark' : 'light only');
  // The browser's own bar takes the first color that is meant for it.
  const barColor = () =>
    page.evaluate(() => {
      const all = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
      return [...all].find(({ media }) => matchMedia(media).matches)?.content;
    });
  const { background } = scheme === 'dark' ? darkPalette : lightPalette;
  await expect.poll(barColor).toBe(background.band);
}

/** Records the scheme of each painted frame, and starts over when the page comes from the bfcache. */
export const watchFrames = (page: Page) =>
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

/** The schemes of the frames so far. */
export const frames = (page: Page) => page.evaluate(() => [...Reflect.get(window, 'painted')]);
