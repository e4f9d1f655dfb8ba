import type { Locator, Page } from '@playwright/test';
import { formatRgb } from 'culori';
import { noticeTexts } from '../../src/content/notices';
import { seminarsPage } from '../../src/content/pages/seminars';
import { type Seminar, seminarFormats, seminars } from '../../src/content/seminars';
import { localTime } from '../../src/seminar/times';
import { lightPalette } from '../../src/theme/palette';
import { screens } from '../../src/theme/tokens';
import { serveArriving } from '../support/arriving';
import { openSeminars, siteUrl } from '../support/documents';
import { expect, test } from '../support/test';
import { announcementsOf, documentsOf, passTime } from '../support/visit';

const { filter, card: text } = seminarsPage;
const { 'face-to-face': inRoom, 'live-webinar': online } = seminarFormats;
const last = openSeminars.at(-1) as Seminar;
const ofHr = seminars.filter(({ category }) => category === 'hr');
const inRooms = ofHr.filter(({ format }) => format === 'face-to-face');
const webinars = seminars.filter(({ format }) => format === 'live-webinar');

const cards = (page: Page) => page.getByRole('article');
const marked = (page: Page) => cards(page).and(page.locator('[aria-current]'));
const choices = (page: Page) => page.getByRole('navigation', { name: filter.label });
const choice = (page: Page, name: string) => choices(page).getByRole('link', { name, exact: true });

/** A phone's Share hands on the address that the head says. */
const expectToSay = (page: Page, address: string) =>
  expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + address);

test('a choice stands in the address, and moves nobody', async ({ page, visitor }) => {
  await page.setViewportSize(screens.phone);
  await visitor.open('/seminars');
  await page.evaluate(() => window.scrollTo(0, 200));
  await choice(page, 'HR').click();
  await expect(cards(page)).toHaveCount(ofHr.length);
  await choice(page, 'HR').click();
  await expect(page).toHaveURL('/seminars?category=hr');
  await expect(choice(page, 'HR')).toBeFocused();
  await expect(choice(page, 'HR')).toHaveAttribute('aria-current', 'true');
  expect(await visitor.scrolled()).toBe(200);
  await choice(page, inRoom).press('Enter');
  await expect(cards(page)).toHaveCount(inRooms.length);

  await expectToSay(page, '/seminars?category=hr&format=face-to-face');
  await visitor.reload();
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(filter.count(inRooms.length, 'hr', 'face-to-face'));
  await page.goBack();
  await expect(cards(page)).toHaveCount(ofHr.length);
  await page.goBack();
  await expect(cards(page)).toHaveCount(seminars.length);
  await expect(choice(page, filter.allCategories)).toHaveAttribute('aria-current', 'true');
});

test('a filtered address is painted filtered, and keeps its place', async ({ page, visitor }) => {
  await page.setViewportSize(screens.phone);
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const count = page.getByRole('main').getByRole('status');
  const links = choices(page).getByRole('link');
  const paper = formatRgb(lightPalette.background.paper);
  const look = () =>
    links.evaluateAll((all, color) => {
      const chosen = all.filter((link) => getComputedStyle(link).color === color);
      return chosen.map(({ textContent }) => textContent);
    }, paper);
  for (const [query, found, chosen] of [
    ['?category=hr', ofHr, ['HR', filter.allFormats]],
    ['?format=live-webinar', webinars, [filter.allCategories, online]],
    ['?category=hr&format=face-to-face', inRooms, ['HR', inRoom]],
    ['?category=face-to-face&format=hr', seminars, [filter.allCategories, filter.allFormats]],
  ] as const) {
    const scripts = await visitor.openEarly(`/seminars${query}`, { waitUntil: 'domcontentloaded' });
    await expect(cards(page), query).toHaveCount(found.length);
    await expect(count).toBeVisible({ visible: found === seminars });
    await expect.poll(look, `${query}, before hydration`).toEqual(chosen);
    await scripts.release();
    await expect(cards(page)).toHaveCount(found.length);
    await expect(count).toBeVisible();
    expect(await look(), query).toEqual(chosen);
    expect(await page.evaluate(() => Reflect.get(window, 'shift')), query).toBeLessThan(0.02);
  }
  await visitor.open('/seminars?category=it');
  await page.evaluate(() => window.scrollTo(0, 1246));
  await visitor.reload();
  await expect.poll(visitor.scrolled).toBe(1246);
  await page.goto('/team');
  await page.goBack();
  await visitor.hydrated();
  await expect.poll(visitor.scrolled).toBe(1246);
});

test('early, one filter keeps the choice in the other', async ({ page, visitor }) => {
  await page.clock.install();
  const scripts = await visitor.openEarly('/seminars?category=hr');
  await choice(page, inRoom).click();
  await expect(page).toHaveURL('/seminars?category=hr&format=face-to-face');
  await expect(cards(page)).toHaveCount(inRooms.length);
  await choice(page, filter.allCategories).click();
  await expect(page).toHaveURL('/seminars?format=face-to-face');
  await choice(page, filter.allFormats).press('Enter');
  await expect(page).toHaveURL('/seminars');
  await page.goto('/seminars?category=it');
  scripts.fail();
  await passTime(page);
  await expect(cards(page)).toHaveCount(seminars.length);
});

test('the season is as wide as it will be while it arrives', async ({ page, visitor }) => {
  const { url, finish } = await serveArriving('/seminars', 'class="Season-link');
  await page.goto(url, { waitUntil: 'commit' });
  const season = page.locator('details').filter({ hasText: seminarsPage.season });
  await season.getByText('Tue', { exact: true }).waitFor();
  const before = await season.boundingBox();
  finish();
  await visitor.hydrated();
  expect((await season.boundingBox())?.width).toBe(before?.width);
});

test('a day of the season leads to its card', async ({ page, visitor }) => {
  await visitor.open('/seminars?category=hr');
  const [own] = ofHr as [Seminar];
  await page.getByRole('link', { name: new RegExp(`: ${own.title}, `) }).click();
  await expect(page).toHaveURL(`/seminars?category=hr#${own.slug}`);
  await expect(marked(page)).toBeFocused();
  // The bar and the filter stay in sight above it.
  const filterBox = await choices(page).boundingBox();
  const box = await marked(page).boundingBox();
  expect(filterBox?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual((filterBox?.y ?? 0) + (filterBox?.height ?? 0));
});

test('on a phone links lead back to the filter', async ({ page, visitor }) => {
  await page.setViewportSize(screens.phone);
  await visitor.open('/seminars?category=hr');
  await page.getByRole('link', { name: filter.again }).click();
  await expect(page).toHaveURL('/seminars?category=hr#choose-seminars');
  await expect(choices(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(choice(page, filter.allCategories)).toBeFocused();
});

test('Ctrl and a choice open a tab; the mark stays', async ({ page, visitor }) => {
  await visitor.open('/seminars');
  await page.evaluate(() => {
    Reflect.set(window, 'moves', 0);
    new MutationObserver(({ length }) => Reflect.set(window, 'moves', length)).observe(document, {
      subtree: true,
      attributeFilter: ['aria-current'],
    });
  });
  const opened = page.context().waitForEvent('page');
  await choice(page, 'HR').click({ modifiers: ['ControlOrMeta'] });
  // Its address alone: in such a tab Playwright may wait for ever for an end of the navigation.
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/\/seminars\?category=hr$/);
  expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toBe(0);
});

test('a link to one seminar leads to it and marks it', async ({ page, visitor }) => {
  await page.setViewportSize(screens.phone);
  const documents = documentsOf(page);
  for (const { slug, title } of [seminars[4] as Seminar, last]) {
    await visitor.open(`/seminars#${slug}`);
    await expect(marked(page)).toHaveCount(1);
    await expect(marked(page)).toHaveAccessibleName(title);
    await expect(marked(page).getByRole('heading')).toBeInViewport();
    const bar = await page.getByRole('banner').boundingBox();
    const box = await marked(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
    await expectToSay(page, `/seminars#${slug}`);
  }
  expect(documents, 'the second one is on the same page').toEqual(['/seminars']);

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: `${text.addToCalendar} ${last.title}` }).click();
  expect((await saved).suggestedFilename()).toBe(`${last.slug}.ics`);
  await page.goto('/seminars#50%');
  await expect(marked(page)).toHaveCount(0);
  await expect(visitor.heading('seminars')).toBeVisible();
});

for (const timezoneId of ['UTC', 'America/Los_Angeles']) {
  test.describe(`on a device that says ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a webinar leaves no room for a time of its own', async ({ page, visitor }) => {
      await visitor.open('/seminars');
      const room = cards(page).locator('dl').filter({ hasText: online }).first();
      const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
      const line = await heightOf(room.getByText(online, { exact: true }));
      expect(await heightOf(room)).toBeLessThan(1.5 * line);
    });
  });
}

test.describe('on a device in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin', permissions: ['clipboard-read', 'clipboard-write'] });

  test('a webinar says its time, and a link is shared', async ({ page, visitor, notices }) => {
    await page.addInitScript(() => Object.assign(navigator, { canShare: () => true }));
    await visitor.open('/seminars');
    const own = webinars.map((one) => text.localTime(localTime(one, 'Europe/Berlin')));
    await expect(page.getByText(new RegExp(`${text.localTime('')}$`))).toHaveText(own);
    for (const width of [360, 900]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('about:blank');
      const scripts = await visitor.openEarly('/seminars');
      const bottoms = () =>
        cards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      const reserved = await bottoms();
      await scripts.release();
      await expect(page.getByText(own[0] ?? '').first()).toBeAttached();
      expect(await bottoms(), `${width} px`).toEqual(reserved);
      await page.unrouteAll();
    }

    const address = new URL(`/seminars#${last.slug}`, page.url()).href;
    const share = page.getByRole('link', { name: `${text.share} ${last.title}`, exact: true });
    const heard = await announcementsOf(page);
    await page.evaluate(() => {
      // Chrome and Safari; Firefox.
      const closed = ['Share canceled', 'The operation was aborted. '];
      const share = () => {
        const failure = new DOMException(closed.pop(), 'AbortError');
        navigator.canShare = () => closed.length > 0;
        return Promise.reject(failure);
      };
      Object.assign(navigator, { share });
    });
    for (let presses = 0; presses < 3; presses += 1) await share.click();
    await expect(notices.saying(noticeTexts.linkCopied(last.title).text)).toBeVisible();
    expect(heard).toHaveLength(1);
    await expect(page).toHaveURL('/seminars');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      // A sheet that fails leads to copying, which is refused.
      const share = () => Promise.reject(new DOMException('Share failed', 'AbortError'));
      Object.assign(navigator, { canShare: () => true, share });
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await share.click();
    await expect(notices.saying(noticeTexts.linkNotCopied(address).text)).toBeVisible();
  });
});
