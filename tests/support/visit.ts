import { expect, type Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText } from '../../src/content/notices';
import { seminarsPage } from '../../src/content/pages/seminars';
import { type RouteKey, routeOf } from '../../src/content/routes';
import { attributes } from '../../src/lib/constants';
import { documents } from './documents';

/** What a visitor finds on every page, and does there. */
export function visitorOf(page: Page) {
  const bar = page.getByRole('navigation', { name: layoutText.mainNavigation });
  const barLink = (key: RouteKey) =>
    bar.getByRole('link', { name: routeOf(key).name, exact: true });
  /** The heading of a page, by which a visitor knows it. */
  const heading = (key: RouteKey | 'notFound') => {
    const name = documents.find((document) => document.key === key)?.heading ?? '';
    return page.getByRole('heading', { level: 1, name, exact: true });
  };
  /** Waits until the page is hydrated. Before that its links are ordinary ones, and its buttons do nothing yet. */
  const hydrated = () =>
    page.locator(`html[${attributes.hydrated}]`).waitFor({ state: 'attached' });
  return {
    bar,
    barLink,
    heading,
    hydrated,

    async open(address: string) {
      await page.goto(address);
      await hydrated();
    },

    /** Opens an address whose script waits until `release`. After `fail` it fails, then and later. */
    async openEarly(address: string, options: Parameters<Page['goto']>[1] = {}) {
      const asked: string[] = [];
      let end: (fails: boolean) => void = () => undefined;
      const isFailing = new Promise<boolean>((resolve) => {
        end = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        asked.push(route.request().url());
        await ((await isFailing) ? route.abort() : route.fallback());
      });
      await page.goto(address, options);
      return {
        asked,
        /** Answers, and waits until the page is hydrated. */
        release: async () => {
          end(false);
          await hydrated();
        },
        fail: () => end(true),
      };
    },

    async reload() {
      await page.reload();
      await hydrated();
    },

    /** Follows a link of the bar to its page. */
    async follow(key: RouteKey) {
      await barLink(key).click();
      await expect(heading(key)).toBeVisible();
    },

    /** Back or Forward within a document. */
    go: (steps: number) => page.evaluate((way) => window.history.go(way), steps),

    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),

    /** Register Now of a card, by its place. */
    registerButton: (place = 0) =>
      page.getByRole('button', { name: seminarsPage.card.register }).nth(place),

    /** The choice of colors, in the bar or in the menu, whichever has room. */
    schemes: page.getByRole('combobox', { name: layoutText.schemes.label }),

    scrolled: () => page.evaluate(() => Math.round(window.scrollY)),
  };
}

/** The menu of small screens, and the button that opens it. */
export function menuOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: layoutText.menuNavigation });
  return {
    dialog,
    button: page.getByRole('button', { name: layoutText.openMenu }),
    close: dialog.getByRole('button', { name: layoutText.closeMenu }),
    link: (name: string) => dialog.getByRole('link', { name, exact: true }),
  };
}

/** The region of notices, and the live region that announces them. */
export function noticesOf(page: Page) {
  const area = page.getByRole('region', { name: noticeAreaText.label });
  return {
    area,
    /** A notice with this text, as its title or below it. */
    saying: (words: string) => area.getByText(words, { exact: true }).filter({ visible: true }),
    voice: area.getByRole('status'),
    dismiss: area.getByRole('button', { name: noticeAreaText.dismiss }),
  };
}

/** What the live region announces from now on. */
export async function announcementsOf(page: Page) {
  const heard: string[] = [];
  await page.exposeFunction('hear', (words: string) => heard.push(words));
  await noticesOf(page).voice.evaluate((voice) => {
    new MutationObserver((records) => {
      for (const { textContent } of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        Reflect.get(window, 'hear')(textContent);
      }
    }).observe(voice, { childList: true });
  });
  return heard;
}

/** Runs the clock over the delays between attempts to load the script, until the page is hydrated or has given up. */
export const passTime = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(30_000);
    const isOver = page.locator(`html:is([${attributes.hydrated}],[${attributes.withoutScripts}])`);
    await expect(isOver).toBeAttached({ timeout: 300 });
  }).toPass({ intervals: [50] });

/** The documents that are loaded from now on, by their paths. */
export function documentsOf(page: Page) {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}
