import type { Page } from '@playwright/test';
import { layoutText } from '../../src/content/layout';
import { crashPage } from '../../src/content/pages/errors';
import { homePage } from '../../src/content/pages/home';
import { seminarsPage } from '../../src/content/pages/seminars';
import { teamPage } from '../../src/content/pages/team';
import { crashMeta, routeOf, routes } from '../../src/content/routes';
import { seminarCategories, seminarFormats, seminars } from '../../src/content/seminars';
import { screens } from '../../src/theme/tokens';
import { documentOf } from '../support/documents';
import { expect, test } from '../support/test';
import { documentsOf, visitorOf } from '../support/visit';

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((place) => window.scrollTo(0, place), top);
  await expect.poll(visitorOf(page).scrolled).toBe(top);
};

test('links lead to the top of their page and its heading, within one document', {
  tag: '@engines',
}, async ({ page, visitor }) => {
  await visitor.open('/team');
  const documents = documentsOf(page);
  const heads: [path: string, tags: string[]][] = [];
  const head = () =>
    page
      .locator(
        'head > :is(title, [name=description], [name=robots], [property^=og]:not([property*=image]), [rel=canonical])',
      )
      .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort());
  // The last leads to the page that one is on.
  for (const { key, path, title, name } of [...routes, routeOf('contact')]) {
    await scrollTo(page, 300);
    await visitor.barLink(key).click();
    await expect(visitor.heading(key)).toBeFocused();
    await expect.poll(visitor.scrolled).toBe(0);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    heads.push([path, await head()]);
    await expect(page.locator('header [aria-current=page]:visible')).toHaveText(name);
  }
  await scrollTo(page, 300);
  await page.getByRole('link', { name: layoutText.skipLink }).press('Enter');
  await expect.poll(visitor.scrolled).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  expect(documents).toEqual([]);
  for (const [path, tags] of heads) {
    await visitor.open(path);
    expect(tags, `${path}, as its own document has them`).toEqual(await head());
  }
});

test('Ctrl opens a tab, and early links load documents', async ({ page, visitor }) => {
  await visitor.open('/');
  const tab = page.context().waitForEvent('page');
  await visitor.barLink('team').click({ modifiers: ['ControlOrMeta'] });
  await expect(visitorOf(await tab).heading('team')).toBeVisible();
  await expect(visitor.heading('home')).toBeVisible();
  await visitor.barLink('contact').dblclick();
  await expect(visitor.heading('contact')).toBeFocused();
  await page.goBack();
  await expect(visitor.heading('home'), 'one press too many').toBeFocused();
  await visitor.follow('team');

  const scripts = await visitor.openEarly('/team');
  const documents = documentsOf(page);
  await page.goBack();
  await expect(visitor.heading('home')).toBeVisible();
  await visitor.follow('contact');
  expect(documents).toEqual(['/', '/contact']);
  await scripts.release();
});

test('Back and Forward return to the place where the visitor was, not to a hash', {
  tag: '@engines',
}, async ({ page, visitor }) => {
  await page.setViewportSize(screens.phone);
  await visitor.open('/seminars#tax-update');
  await expect.poll(visitor.scrolled).toBeGreaterThan(0);
  const ask = page.getByRole('link', { name: seminarsPage.card.ask }).nth(9);
  await ask.hover();
  const left = await visitor.scrolled();
  await ask.click();
  await expect(visitor.heading('contact')).toBeVisible();
  await scrollTo(page, 1100);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: routeOf('team').name })
    .evaluate((link: HTMLElement) => link.click());
  await expect(visitor.heading('team')).toBeFocused();
  await scrollTo(page, 700);
  for (const [steps, key, place] of [
    [-1, 'contact', 1100],
    [-1, 'seminars', left],
    [1, 'contact', 1100],
    [1, 'team', 700],
    [-2, 'seminars', left],
    [1, 'contact', 1100],
  ] as const) {
    await visitor.go(steps);
    await expect(visitor.heading(key)).toBeFocused();
    await expect.poll(visitor.scrolled).toBe(place);
  }
  await visitor.reload();
  await expect.poll(visitor.scrolled, 'after a reload').toBe(1100);
  await page.goBack();
  await expect.poll(visitor.scrolled, 'which forgets no other place').toBe(left);
  await page.goto('/affiliations');
  await page.goBack();
  await visitor.hydrated();
  await expect.poll(visitor.scrolled, 'from another document').toBe(left);
});

test('a link to a part of a page brings it into sight, with focus', async ({ page, visitor }) => {
  for (const { path } of routes) {
    await visitor.open(path);
    const links = page.locator('a[href^="/"][href*="#"]');
    const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    // Links from cards to the form differ in their query: the last one.
    const byPart = new Map(hrefs.map((href) => [href.replace(/\?[^#]*/, ''), href]));
    expect(byPart.size).toBeGreaterThan(1);
    for (const [place, href] of byPart) {
      await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
      const part = page.locator(`main [id="${place.split('#')[1]}"]`);
      await expect(part, `${href} on ${path}`).toBeFocused();
      await expect(part).toBeInViewport();
      const bar = await page.getByRole('banner').boundingBox();
      const top = async () => (await part.boundingBox())?.y;
      await expect.poll(top, 'below the bar').toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
  }
});

test('Back finds a card where it was, whatever has folded above it', async ({ page, visitor }) => {
  await page.setViewportSize(screens.phone);
  await visitor.open('/seminars#tax-update');
  await page.getByText(seminarsPage.season, { exact: true }).click();
  const ask = page.getByRole('link', { name: seminarsPage.card.ask }).nth(9);
  await ask.hover();
  const place = async () => Math.round((await ask.boundingBox())?.y ?? 0);
  const before = await place();
  await ask.click();
  await expect(visitor.heading('contact')).toBeVisible();
  await page.goBack();
  await expect.poll(place).toBe(before);
});

for (const size of [screens.phone, { width: 1280, height: 800 }]) {
  test(`a press on plain words leaves the page, and Tab goes on from there, at ${size.width} px`, {
    tag: '@engines',
  }, async ({ page, visitor }) => {
    await page.setViewportSize(size);
    for (const { key, path } of routes) {
      await visitor.open(path);
      const words = page.locator('main :is(h2, h3, p:not(:has(a, button))):visible');
      for (const place of [2, -2]) {
        // Focus is in `main`, and must not come back there.
        if (place === 2) await page.getByRole('link', { name: layoutText.skipLink }).press('Enter');
        const pressed = words.nth(place);
        await pressed.evaluate((part) => part.scrollIntoView({ block: 'center' }));
        const before = await visitor.scrolled();
        await pressed.click();
        expect(await visitor.scrolled()).toBe(before);
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

/** Serves a script in which reading this text of the content throws. */
const breakText = (page: Page, key: string, text: string) =>
  page.route('**/assets/*.js', async (route) => {
    const body = await (await route.fetch()).text();
    const getter = `get ${key}(){throw Error('Broken on purpose')}`;
    const broken = body.replace(new RegExp(`\\b${key}:([\`"'])${text}\\1`), () => getter);
    expect(broken).not.toBe(body);
    await route.fulfill({ contentType: 'text/javascript', body: broken });
  });

test('a page that breaks leaves bar and links', async ({ page, visitor }) => {
  await breakText(page, 'heading', teamPage.heading);
  await visitor.open('/');
  const broken = page.getByRole('main').getByRole('heading', { name: crashPage.heading });
  await visitor.barLink('team').click();
  await expect(broken).toBeFocused();
  await expect(page).toHaveTitle(crashMeta.title);
  await visitor.follow('contact');
  await expect(page).toHaveTitle(routeOf('contact').title);

  await page.goBack();
  await expect(broken).toBeVisible();
  await page.unrouteAll();
  await visitor.press(crashPage.again);
  await expect(visitor.heading('team')).toBeVisible();

  await breakText(page, 'skipLink', layoutText.skipLink);
  await visitor.reload();
  await expect(page.getByRole('heading', { name: crashPage.heading }), 'alone').toBeVisible();
  await expect(page.getByRole('link', { name: crashPage.action })).toBeVisible();
});

test('addresses are known by each spelling, or not', async ({ page, visitor }) => {
  expect((await page.goto('/nowhere/'))?.status()).toBe(404);
  await visitor.hydrated();
  await expect(page, 'as the visitor typed it').toHaveURL('/nowhere/');
  for (const address of ['/team/', '/team.html', '/team/?from=mail#main']) {
    await visitor.open(address);
    await expect(visitor.heading('team')).toBeVisible();
    await expect(page).toHaveURL(address.replace(/\/(?=\?|$)|\.html/, ''));
    await expect(visitor.barLink('team')).toHaveAttribute('aria-current', 'page');
  }
  // Of a base and a path that both had a slash. A server merges these, the one of the tests does not.
  await page.route(/\/\/seminars/, (route) =>
    route.fulfill({ contentType: 'text/html', body: documentOf('/seminars') }),
  );
  await page.goto(`${new URL('/', page.url()).origin}//seminars?category=hr`);
  await visitor.hydrated();
  await page.getByRole('link', { name: seminarFormats['live-webinar'], exact: true }).click();
  await expect(page).toHaveURL('/seminars?category=hr&format=live-webinar');
  // A host that answers wrongly once is not believed for ever.
  await page.route('**/team', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: documentOf('/404') }),
  );
  await visitor.open('/team');
  await expect(visitor.heading('notFound')).toBeVisible();
  await page.unrouteAll();
  await visitor.follow('home');
  await visitor.follow('team');
});

test('the copy of an archive leads to the copies of its pages', async ({ page, visitor }) => {
  await page.route('**/web/2026/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const copy = documentOf(pathname.replace('/web/2026', ''));
    const body = copy.replace(/(<a [^>]*href=")(?=\/)/g, '$1/web/2026');
    return route.fulfill({ contentType: 'text/html', body });
  });
  await visitor.open('/web/2026/seminars');
  await expect(page).toHaveURL('/web/2026/seminars');
  await page.getByRole('link', { name: seminarCategories.hr, exact: true }).click();
  const { length } = seminars.filter(({ category }) => category === 'hr');
  await expect(
    page.getByText(seminarsPage.filter.count(length, 'hr'), { exact: true }),
  ).toBeVisible();
  await visitor.follow('team');
  await expect(page).toHaveURL('/web/2026/team');
});

test('pictures that failed offline are fetched later', async ({ page, visitor, context }) => {
  let isDown = true;
  await page.route('**/*.avif', (route) => (isDown ? route.abort() : route.fallback()));
  const picture = page.getByRole('img', { name: homePage.hero.imageDescription });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  const scripts = await visitor.openEarly('/');
  isDown = false;
  await scripts.release();
  await expect.poll(width, 'before the script came').toBeGreaterThan(0);

  isDown = true;
  await visitor.reload();
  expect(await width()).toBe(0);
  isDown = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(width).toBeGreaterThan(0);
});
