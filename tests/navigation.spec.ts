import { expect, type Page, test } from '@playwright/test';
import { layoutText } from '../src/content/layout';
import { seminars } from '../src/content/seminars';
import { type RouteKey, routeOf, routes } from '../src/routes';
import { headings } from './support/headings';
import { holdRequests } from './support/holdRequests';
import { openPage, scrollPosition, waitForHydration } from './support/openPage';
import { saveData } from './support/saveData';

const { mainNavigation } = layoutText;

/** Follows a link of the bar, which is in sight wherever the page is scrolled to. */
async function follow(page: Page, key: RouteKey) {
  const bar = page.getByRole('navigation', { name: mainNavigation });
  await bar.getByRole('link', { name: routeOf(key).name, exact: true }).click();
}

/** The page is there: address, title, heading. */
async function expectPage(page: Page, key: RouteKey) {
  const { path, title } = routeOf(key);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[key]);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
}

/** Scrolls as far as that, and until the page has heard of it. */
async function scrollTo(page: Page, position: number) {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, top);
      }),
    position,
  );
  expect(await scrollPosition(page)).toBe(position);
}

for (const { path: first } of routes) {
  test(`${first} brings its styles, and every page that follows it is styled`, async ({ page }) => {
    // Else a notice is rehearsed while the page is idle, and writes styles that no visitor sees yet.
    await saveData(page);
    await openPage(page, first);
    const needless = await page.evaluate(() => {
      const rulesOf = (selector: string) =>
        [...document.querySelectorAll<HTMLStyleElement>(selector)]
          .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
          .map((rule) => rule.cssText);
      const brought = rulesOf('style:not([data-emotion])').join('');
      return rulesOf('style[data-emotion]').filter((rule) => {
        // A page brings the variables that it uses; hydration declares all of them (decision 006).
        if (/^[^{]*\{[^}]*--mui-/.test(rule)) return false;
        const [name = ''] = /\.css-\w+/.exec(rule) ?? [];
        return brought.includes(name) || !document.querySelector(name);
      });
    });
    expect(needless, 'written by hydration again, or for nothing').toEqual([]);

    for (const { key } of routes) {
      await follow(page, key);
      await expectPage(page, key);
      const bare = await page.evaluate(() => {
        const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [
          ...(sheet?.cssRules ?? []),
        ]);
        const written = rules.map((rule) => rule.cssText).join('');
        const worn = [...document.querySelectorAll('[class*="css-"]')]
          .flatMap(({ classList }) => [...classList])
          .filter((name) => name.startsWith('css-') && name !== 'css-0');
        return [...new Set(worn)].filter((name) => !written.includes(`.${name}`));
      });
      expect.soft(bare, key).toEqual([]);
    }
  });
}

test('the bar leads to every page without loading the site again', async ({ page }) => {
  await openPage(page, '/team');
  let loads = 0;
  page.on('load', () => loads++);
  for (const { key } of routes) {
    await scrollTo(page, 400);
    await follow(page, key);
    await expectPage(page, key);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollPosition(page)).toBe(0);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  }
  expect(loads).toBe(0);
});

test('a link to the seminars is answered with the first group alone', async ({ page }) => {
  await openPage(page, '/team');
  const cards = page.getByRole('article');
  const drawn = page.evaluate(
    (heading) =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== heading) return;
          resolve(document.querySelectorAll('main article').length);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    headings.seminars,
  );
  await follow(page, 'seminars');
  const [{ category } = {}] = seminars;
  expect(await drawn).toBe(seminars.filter((seminar) => seminar.category === category).length);
  await expect(cards).toHaveCount(seminars.length);
  await page.reload();
  await expect(cards).toHaveCount(seminars.length);
});

test('moving along the bar by keyboard leaves the page where it is', async ({ page }) => {
  await openPage(page, '/seminars');
  await scrollTo(page, 1500);
  const links = page.getByRole('navigation', { name: mainNavigation }).getByRole('link');
  await links.first().evaluate((link) => link.focus({ preventScroll: true }));
  for (const { name } of routes.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(links.filter({ hasText: name })).toBeFocused();
  }
  expect(await scrollPosition(page)).toBe(1500);
});

test('Tab goes on from the heading of the new page', async ({ page }) => {
  await openPage(page, '/');
  await follow(page, 'team');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('Back and Forward return to where the visitor was, after a reload too', async ({ page }) => {
  await openPage(page, '/seminars');
  await scrollTo(page, 1500);
  await follow(page, 'affiliations');
  await expectPage(page, 'affiliations');
  await scrollTo(page, 400);

  await page.goBack();
  await expectPage(page, 'seminars');
  await expect.poll(() => scrollPosition(page)).toBe(1500);

  await page.goForward();
  await expectPage(page, 'affiliations');
  await expect.poll(() => scrollPosition(page)).toBe(400);

  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => scrollPosition(page)).toBe(400);

  await page.goBack();
  await expectPage(page, 'seminars');
  await expect.poll(() => scrollPosition(page)).toBe(1500);
});

test('of two quick clicks the last one counts', async ({ page }) => {
  await saveData(page);
  const letTeamPass = await holdRequests(page, '**/assets/TeamPage-*.js');
  await openPage(page, '/');

  const asked = page.waitForRequest('**/assets/TeamPage-*.js');
  await follow(page, 'team');
  await asked;
  await follow(page, 'contact');
  await expectPage(page, 'contact');

  const answered = page.waitForResponse('**/assets/TeamPage-*.js');
  letTeamPass();
  await (await answered).finished();
  await expectPage(page, 'contact');
  await page.goBack();
  await expectPage(page, 'home');
});

test('a press while a page fades in counts', async ({ page }) => {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Animation.enable');
  await inspector.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await openPage(page, '/');
  const main = page.getByRole('main');
  const animations = () => main.evaluate((element) => element.getAnimations().length);
  expect(await animations()).toBe(0);
  await follow(page, 'contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await animations()).toBe(1);
  const name = page.getByRole('textbox', { name: 'Name' });
  const { x, y } = await name.evaluate((field) => {
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = field.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.click(x, y);
  await expect(name).toBeFocused();
});
