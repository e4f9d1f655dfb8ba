import { expect, type Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { noticeAreaText } from '../../src/content/notices';
import { affiliationsPage } from '../../src/content/pages/affiliations';
import { contactPage } from '../../src/content/pages/contact';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { teamPage } from '../../src/content/pages/team';
import { type RouteKey, routeOf } from '../../src/routes';

/** The heading of each page, by which a visitor knows it. */
export const headings: Record<RouteKey, string> = {
  home: homePage.hero.heading,
  seminars: seminarsPage.heading,
  team: teamPage.heading,
  affiliations: affiliationsPage.heading,
  contact: contactPage.heading,
};

export const heading = (page: Page, key?: RouteKey) =>
  page.getByRole('heading', { level: 1, ...(key && { name: headings[key], exact: true }) });

/** A link of the bar. */
export const barLink = (page: Page, key: RouteKey) =>
  page
    .getByRole('navigation', { name: layoutText.mainNavigation })
    .getByRole('link', { name: routeOf(key).name, exact: true });

/** Register Now of the first card, or of the one after it. */
export const registerButton = (page: Page, place = 0) =>
  page.getByRole('button', { name: seminarsPage.card.register }).nth(place);

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

/** Where notices stand, and the status that speaks them. */
export function notices(page: Page) {
  const area = page.getByRole('region', { name: noticeAreaText.label });
  return {
    area,
    /** One that has these words, as its title or its text. */
    saying: (words: string) => area.getByText(words, { exact: true }).filter({ visible: true }),
    voice: area.getByRole('status'),
    dismiss: area.getByRole('button', { name: noticeAreaText.dismiss }),
  };
}

/** What the notice area says from now on, to those who hear it. */
export async function heardFrom(page: Page) {
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

/** Waits until the code of all pages is there, however busy the machine is. */
export async function allLoaded(page: Page) {
  // Not by `performance`, which a stopped clock replaces.
  const countLoaded = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list, observer) => {
            observer.disconnect();
            const names = list.getEntries().map(({ name }) => name);
            resolve(new Set(names.filter((name) => /Page-[^/]+\.js$/.test(name))).size);
          }).observe({ type: 'resource', buffered: true });
        }),
    );
  await expect.poll(countLoaded).toBe(Object.keys(headings).length + 1);
}

/** A browser that is asked to save data: no other page's code comes ahead. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The documents that are loaded from now on, by their paths. */
export function documentsOf(page: Page) {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

/** What goes wrong in the page where nothing catches it. */
export function errorsOf(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
