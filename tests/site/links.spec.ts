import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { crashPage } from '../../src/content/pages/errors';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { teamPage } from '../../src/content/pages/team';
import { crashMeta, routeOf, routes } from '../../src/content/routes';
import { seminarCategories } from '../../src/content/seminars';
import { screens } from '../../src/theme/tokens';
import { documentOf } from '../support/documents';
import { hold } from '../support/hold';
import { expect, hydrated, open, test } from '../support/test';
import { barLink, documentsOf, follow, heading, scrolled } from '../support/visit';

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((place) => window.scrollTo(0, place), top);
  await expect.poll(() => scrolled(page)).toBe(top);
};

test('links lead to the top of their page and its heading, within one document', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, routeOf('team').path);
  const documents = documentsOf(page);
  const heads: [path: string, tags: string[]][] = [];
  const head = () =>
    page
      .locator('head')
      .locator(
        'title, [name=description], [name=robots], [property^=og]:not([property*=image]), [rel=canonical]',
      )
      .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort());
  // The last leads to the page that one is on.
  for (const { key, path, title, name } of [...routes, routeOf('contact')]) {
    await scrollTo(page, 300);
    await barLink(page, key).click();
    await expect(heading(page, key)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    heads.push([path, await head()]);
    await expect(page.locator('header [aria-current=page]:visible')).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  expect(documents).toEqual([]);
  for (const [path, tags] of heads) {
    await open(page, path);
    expect(tags, `${path}, as its own document has them`).toEqual(await head());
  }
});

test('Ctrl opens a tab, and before hydration links and Back load documents', async ({ page }) => {
  await open(page, '/');
  const tab = page.context().waitForEvent('page');
  await barLink(page, 'team').click({ modifiers: ['ControlOrMeta'] });
  await expect(heading(await tab, 'team')).toBeVisible();
  await expect(heading(page, 'home')).toBeVisible();
  await follow(page, 'team');

  const scripts = await hold(page);
  await page.reload();
  const documents = documentsOf(page);
  await page.goBack();
  await expect(heading(page, 'home')).toBeVisible();
  await follow(page, 'contact');
  expect(documents).toEqual(['/', routeOf('contact').path]);
  await scripts.release();
});

test('Back returns to the place where the visitor was', { tag: '@engines' }, async ({ page }) => {
  await open(page, routeOf('seminars').path);
  await scrollTo(page, 1500);
  await follow(page, 'affiliations');
  await scrollTo(page, 400);
  await follow(page, 'team');

  await page.goBack();
  await expect(heading(page, 'affiliations')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goForward();
  await expect(heading(page, 'team')).toBeFocused();
  await page.evaluate(() => window.history.go(-2));
  await expect(heading(page, 'seminars')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(1500);

  await page.goto(routeOf('contact').path);
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => scrolled(page), 'from another document').toBe(1500);
});

test('Back and Forward to an address with a hash return to the place, not to the hash', {
  tag: '@engines',
}, async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, '/seminars#tax-update');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  const ask = page.getByRole('link', { name: seminarsPage.card.ask }).nth(9);
  await ask.hover();
  const left = await scrolled(page);
  await ask.click();
  await expect(heading(page, 'contact')).toBeVisible();
  await scrollTo(page, 1100);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: routeOf('team').name })
    .evaluate((link: HTMLElement) => link.click());
  await expect(heading(page, 'team')).toBeFocused();
  await scrollTo(page, 700);
  for (const [go, key, place] of [
    [-1, 'contact', 1100],
    [-1, 'seminars', left],
    [1, 'contact', 1100],
    [1, 'team', 700],
  ] as const) {
    await page.evaluate((steps) => window.history.go(steps), go);
    await expect(heading(page, key)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(place);
  }
  await page.goBack();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrolled(page), 'after a reload').toBe(1100);
  await page.goBack();
  await expect.poll(() => scrolled(page), 'which forgets no other place').toBe(left);
});

for (const size of [screens.phone, { width: 1280, height: 800 }]) {
  test(`a press on plain words leaves the page, and Tab goes on from there, at ${size.width} px`, {
    tag: '@engines',
  }, async ({ page }) => {
    await page.setViewportSize(size);
    for (const { key, path } of routes) {
      await open(page, path);
      const words = page
        .getByRole('main')
        .locator('h2, h3, p:not(:has(a, button))')
        .filter({ visible: true });
      for (const place of [2, -2]) {
        // Focus is in `main`, and must not come back there.
        if (place === 2) await page.getByRole('link', { name: layoutText.skipLink }).press('Enter');
        const pressed = words.nth(place);
        await pressed.evaluate((part) => part.scrollIntoView({ block: 'center' }));
        const before = await scrolled(page);
        await pressed.click();
        expect(await scrolled(page)).toBe(before);
        await page.keyboard.press('Tab');
        const isNext = await pressed.evaluate((part) =>
          [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
            .filter((control) => control.checkVisibility())
            .find((control) => part.compareDocumentPosition(control) & 4)
            ?.matches(':focus'),
        );
        expect(isNext, `${key}, place ${place}`).toBe(true);
      }
    }
  });
}

test('a host that answers a known address with a 404 once is not believed for ever', async ({
  page,
}) => {
  await page.route('**/team', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: documentOf('/404') }),
  );
  await open(page, '/team');
  await expect(heading(page, 'notFound')).toBeVisible();
  await page.unrouteAll();
  await follow(page, 'home');
  await follow(page, 'team');
});

/** Serves a script in which reading this text of the content throws. */
const breakText = (page: Page, key: string, text: string) =>
  page.route('**/assets/*.js', async (route) => {
    const body = await (await route.fetch()).text();
    const getter = `get ${key}(){throw Error('Broken on purpose')}`;
    const broken = body.replace(new RegExp(`\\b${key}:([\`"'])${text}\\1`), () => getter);
    expect(broken).not.toBe(body);
    await route.fulfill({ contentType: 'text/javascript', body: broken });
  });

test('a page that breaks leaves bar and links, and can be tried again', async ({ page }) => {
  await breakText(page, 'heading', teamPage.heading);
  await open(page, '/');
  const broken = page.getByRole('main').getByRole('heading', { name: crashPage.heading });
  await barLink(page, 'team').click();
  await expect(broken).toBeFocused();
  await expect(page).toHaveTitle(crashMeta.title);
  await follow(page, 'contact');
  await expect(page).toHaveTitle(routeOf('contact').title);

  await page.goBack();
  await expect(broken).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: crashPage.again }).click();
  await expect(heading(page, 'team')).toBeVisible();
});

test('where bar or footer break, the crash page stands alone', async ({ page }) => {
  await breakText(page, 'skipLink', layoutText.skipLink);
  await open(page, '/team');
  await expect(page.getByRole('heading', { name: crashPage.heading })).toBeVisible();
  await expect(page.getByRole('link', { name: crashPage.action })).toBeVisible();
});

test('unknown addresses are answered as such, and other spellings are understood', async ({
  page,
}) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  for (const address of ['/team/', '/team.html', '/team/?from=mail#main']) {
    await open(page, address);
    await expect(heading(page, 'team')).toBeVisible();
    await expect(page).toHaveURL(address.replace(/\/(?=\?|$)|\.html/, ''));
    await expect(barLink(page, 'team')).toHaveAttribute('aria-current', 'page');
  }
});

test('the copy of an archive, below another path, leads to the copies of its pages', async ({
  page,
}) => {
  await page.route('**/web/2026/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const copy = documentOf(pathname.replace('/web/2026', ''));
    const body = copy.replace(/(<a [^>]*href=")(?=\/)/g, '$1/web/2026');
    return route.fulfill({ contentType: 'text/html', body });
  });
  await open(page, '/web/2026/seminars');
  await expect(page).toHaveURL('/web/2026/seminars');
  await page.getByRole('link', { name: seminarCategories.hr, exact: true }).click();
  await expect(page.getByText(seminarsPage.filter.count(6, 'hr'))).toBeVisible();
  await follow(page, 'team');
  await expect(page).toHaveURL('/web/2026/team');
});

test('pictures that failed offline are fetched once the connection is back', async ({
  page,
  context,
}) => {
  await page.route('**/*.avif', (route) => route.abort());
  await open(page, '/');
  const picture = page.getByRole('img', { name: homePage.hero.imageDescription });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width()).toBe(0);
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(width).toBeGreaterThan(0);
});
