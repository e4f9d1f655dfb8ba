import type { Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { noticeAreaText, noticeTexts } from '../../src/content/notices';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminarFormats, seminars } from '../../src/content/seminars';
import type { Seminar } from '../../src/content/types';
import { ownTime } from '../../src/seminars/times';
import { screens } from '../../src/theme/tokens';
import { siteUrl } from '../support/documents';
import { expect, hydrated, open, test } from '../support/test';
import { expectNotice } from '../support/visitor';

const { filter, card: text } = seminarsPage;
const last = seminars.at(-1) as Seminar;
const ofHr = seminars.filter(({ category }) => category === 'hr');
const inRooms = ofHr.filter(({ format }) => format === 'face-to-face');
const webinars = seminars.filter(({ format }) => format === 'live-webinar');

const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.getByRole('main').getByRole('status');
const choice = (page: Page, name: string) =>
  page.getByRole('navigation', { name: filter.label }).getByRole('link', { name, exact: true });

/** A device with a share sheet, which notes what it was given, and fails as the page says. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (shared: ShareData) => {
        Object.assign(window, { shared });
        const { failure } = window as { failure?: string };
        if (failure) throw new DOMException('', failure);
      },
    });
  });

/** A phone's Share hands on the address that the head says. */
async function expectToSay(page: Page, address: string) {
  const said = page.locator('link[rel=canonical], meta[property="og:url"]');
  const read = (all: Element[]) =>
    all.map((one) => one.getAttribute('href') ?? one.getAttribute('content'));
  expect(await said.evaluateAll(read)).toEqual([siteUrl + address, siteUrl + address]);
}

test('a choice stands in the address, and leaves the visitor where they are', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, '/seminars');
  await page.evaluate(() => window.scrollTo(0, 200));
  await choice(page, 'HR').click();
  await expect(cards(page)).toHaveCount(ofHr.length);
  await expect(page).toHaveURL('/seminars?category=hr');
  await expect(count(page)).toHaveText(filter.count(ofHr.length, 'hr'));
  await expect(choice(page, 'HR')).toBeFocused();
  await expect(choice(page, 'HR')).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await choice(page, seminarFormats['face-to-face']).press('Enter');
  await expect(cards(page)).toHaveCount(inRooms.length);
  await expect(count(page)).toHaveText(filter.count(inRooms.length, 'hr', 'face-to-face'));

  const address = '/seminars?category=hr&format=face-to-face';
  await expectToSay(page, address);
  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(inRooms.length);
  await expectToSay(page, address);
  await page.goBack();
  await expect(cards(page)).toHaveCount(ofHr.length);
  await page.goBack();
  await expect(cards(page)).toHaveCount(seminars.length);
  await expect(choice(page, filter.allSubjects)).toHaveAttribute('aria-current', 'true');
  await open(page, '/seminars?category=constructor&format=%00&page=9');
  await expect(count(page)).toHaveText(filter.count(seminars.length));
});

test('a link to one seminar leads to it and marks it', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await open(page, `/seminars#${last.slug}`);
  const card = page.getByRole('article', { name: last.title });
  await expect(card).toHaveAttribute('aria-current', 'true');
  await expect(cards(page).and(page.locator('[aria-current]'))).toHaveCount(1);
  await expect(card.getByRole('heading')).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  const box = await card.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  await expectToSay(page, `/seminars#${last.slug}`);
});

for (const timezoneId of ['Europe/Berlin', 'UTC', company.timeZone.id]) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a webinar also says the time of the device, if that is known and differs', async ({
      page,
    }) => {
      // The device's own words come together, once the page is idle.
      await withShareSheet(page);
      await open(page, '/seminars');
      await expect(page.getByText(text.share, { exact: true })).toHaveCount(seminars.length);
      await expect(page.getByText(text.copyLink, { exact: true })).toHaveCount(0);
      const own = webinars.map((one) => text.ownTime(ownTime(one, timezoneId)));
      await expect(page.getByText(new RegExp(`${text.ownTime('')}$`))).toHaveText(
        timezoneId === 'Europe/Berlin' ? own : [],
      );
    });
  });
}

test('a seminar can be saved to a calendar', async ({ page }) => {
  await open(page, '/seminars');
  const card = page.getByRole('article', { name: last.title });
  const saved = page.waitForEvent('download');
  await card.getByRole('link', { name: `${text.addToCalendar} ${last.title}` }).click();
  expect((await saved).suggestedFilename()).toBe(`${last.slug}.ics`);
});

test('Share opens the sheet of the device; without one the link is copied, or shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withShareSheet(page);
  await open(page, '/seminars');
  const address = new URL(`/seminars#${last.slug}`, page.url()).href;
  const share = page.getByRole('link', { name: `${text.share} ${last.title}`, exact: true });
  for (const failure of [undefined, 'AbortError']) {
    await page.evaluate((name) => Object.assign(window, { failure: name, shared: null }), failure);
    await share.click();
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown }).shared);
    await expect.poll(shared).toEqual({ title: last.title, url: address });
  }
  await page.keyboard.press('F8');
  await expectNotice(page, noticeAreaText.empty);

  await page.evaluate(() => Object.assign(window, { failure: 'NotAllowedError' }));
  await share.click();
  await expectNotice(page, noticeTexts.linkCopied(last.title).text);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    Object.assign(navigator, { canShare: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await share.click();
  await expectNotice(page, noticeTexts.linkNotCopied(address).text);
});
