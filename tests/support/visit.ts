import { expect, type Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText } from '../../src/content/notices';
import { seminarsPage } from '../../src/content/pages/seminars';
import { type RouteKey, routeOf } from '../../src/content/routes';
import { attributes } from '../../src/lib/constants';
import { documents } from './documents';

/** The heading of a page, by which a visitor knows it. */
export const heading = (page: Page, key: RouteKey | 'notFound') => {
  const name = documents.find((document) => document.key === key)?.heading ?? '';
  return page.getByRole('heading', { level: 1, name, exact: true });
};

export const bar = (page: Page) =>
  page.getByRole('navigation', { name: layoutText.mainNavigation });

export const barLink = (page: Page, key: RouteKey) =>
  bar(page).getByRole('link', { name: routeOf(key).name, exact: true });

/** Follows a link of the bar to its page. */
export async function follow(page: Page, key: RouteKey) {
  await barLink(page, key).click();
  await expect(heading(page, key)).toBeVisible();
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Register Now of the first card, or of the one after it. */
export const registerButton = (page: Page, place = 0) =>
  page.getByRole('button', { name: seminarsPage.card.register }).nth(place);

/** The choice of colors, in the bar or in the menu, whichever has room. */
export const schemes = (page: Page) =>
  page.getByRole('combobox', { name: layoutText.schemes.label });

/** The menu of small screens, and the button that opens it. */
export function menuOf(page: Page) {
  const menu = page.getByRole('dialog', { name: layoutText.menuNavigation });
  return {
    menu,
    button: page.getByRole('button', { name: layoutText.openMenu }),
    close: menu.getByRole('button', { name: layoutText.closeMenu }),
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
  };
}

/** The region of notices, and the live region that announces them. */
export function notices(page: Page) {
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
  await notices(page).voice.evaluate((voice) => {
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const { textContent } of addedNodes) Reflect.get(window, 'hear')(textContent);
      }
    }).observe(voice, { childList: true });
  });
  return heard;
}

/** Runs the clock over the delays between attempts to load the script, until the page is hydrated or has given up. */
export const passTime = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(30_000);
    const isOver = page.locator(
      `html:is([${attributes.hydrated}], [${attributes.withoutScripts}])`,
    );
    await expect(isOver).toBeAttached({ timeout: 300 });
  }).toPass({ intervals: [50] });

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The documents that are loaded from now on, by their paths. */
export function documentsOf(page: Page) {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

/** A color of the palette as browsers write it: `#ffffff` → `rgb(255, 255, 255)` */
export const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16)).join(', ')})`;
