import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { company } from '../src/content/company';
import { seminarsPage } from '../src/content/pages/seminars';
import { seminars } from '../src/content/seminars';
import { seminarCategories, seminarFormats } from '../src/content/types';
import { calendarPath, listCalendarPath } from '../src/lib/calendarPath';
import { matchesFilters } from '../src/lib/seminarFilters';
import { companyTime } from './support/companyTime';
import { openPage } from './support/openPage';
import { siteUrl } from './support/sites';

for (const seminar of seminars) {
  test(`${seminar.title} can be added to a calendar`, async ({ request }) => {
    const response = await request.get(calendarPath(seminar.slug));
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/calendar');

    const file = await response.text();
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
    }
    expect(file.replaceAll('\r\n', ''), 'every line ends in CRLF').not.toContain('\n');

    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(events).toHaveLength(1);
    const event = new ICAL.Event(events[0]);
    expect(event.uid).toBe(`${seminar.slug}-${seminar.date.slice(-4)}@${company.domain}`);
    expect(event.summary).toContain(seminar.title);
    expect(event.description).toContain(seminar.description);
    expect(event.location).toContain(seminar.format === 'Live webinar' ? 'Online' : company.street);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(companyTime(event.startDate.toJSDate())).toBe(`${seminar.date} at ${seminar.start}`);
    expect(event.duration.toSeconds()).toBe(Number.parseInt(seminar.duration, 10) * 3600);
  });
}

/** Entries of a calendar file by UID; an entry that is imported again takes the place of the first. */
function imported(...files: string[]) {
  const entries = files
    .flatMap((file) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent'))
    .map((entry) => [String(entry.getFirstPropertyValue('uid')), entry.toString()] as const);
  return Object.fromEntries(entries);
}

test('the season and all that can be chosen are one file each, of the same entries', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  for (const category of [undefined, ...seminarCategories]) {
    for (const format of [undefined, ...seminarFormats]) {
      const list = await read(listCalendarPath({ category, format }));
      const chosen = seminars.filter((seminar) => matchesFilters(seminar, { category, format }));
      const single = await Promise.all(chosen.map(({ slug }) => read(calendarPath(slug))));
      expect(Object.keys(imported(list))).toHaveLength(chosen.length);
      expect(imported(list)).toEqual(imported(...single));
      expect(imported(list, list, ...single), 'imported twice').toEqual(imported(list));
    }
  }
});

test('the file of what is chosen holds what the page shows', async ({ page, request }) => {
  await openPage(page, '/seminars?category=hr');
  await page.getByRole('link', { name: 'Live webinar' }).click();
  const titles = page.getByRole('article').getByRole('heading');
  const category = 'HR';
  const chosen = seminars.filter((one) =>
    matchesFilters(one, { category, format: 'Live webinar' }),
  );
  await expect(titles).toHaveCount(chosen.length);
  const link = page.getByRole('link', { name: seminarsPage.filter.calendar(chosen.length, false) });
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toBe('seminars-hr-live-webinar.ics');
  const file = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  for (const title of await titles.allTextContents()) expect(file).toContain(`SUMMARY:${title} (`);
});

/**
 * Made by hand, with a calendar and the rules of each zone, and anew for each season. In Egypt clocks change on
 * the last Friday of April: in 2025, on the day of the fourth.
 */
const ownTimes = {
  'tax-update': ['Wed 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '19:00'],
  'payroll-essentials': ['Thu 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '19:00'],
  'cloud-migration': ['Fri 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '19:00'],
  onboarding: ['Sat 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '20:00'],
  'data-dashboards': ['Wed 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '20:00'],
};

for (const [column, [timezoneId, locale]] of (
  [
    ['Pacific/Auckland', 'en-NZ'],
    ['Asia/Kolkata', 'en-IN'],
    ['Europe/Berlin', 'de-DE'],
    ['America/New_York', 'en-US'],
    ['America/Los_Angeles', 'en-US'],
    ['Africa/Cairo', 'en-GB'],
  ] as const
).entries()) {
  test(`webinars as seen from ${timezoneId}`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: siteUrl, timezoneId, locale });
    await openPage(page, '/seminars');
    for (const [slug, times] of Object.entries(ownTimes)) {
      const facts = page.locator(`article#${slug}`).getByRole('definition');
      const own = times[column] ? [`${times[column]} your time`] : [];
      await expect(facts.nth(1)).toHaveText('10:00 AM PT');
      const shown = async () =>
        (await facts.allTextContents()).slice(3, -2).map((fact) => fact.replaceAll('\u00a0', ' '));
      await expect.poll(shown).toEqual(own);
    }
    await page.close();
  });
}

test('nothing moves when one’s own time appears', async ({ browser }) => {
  const heights = async (timezoneId: string) => {
    const page = await browser.newPage({ baseURL: siteUrl, timezoneId });
    await openPage(page, '/seminars');
    await expect(page.getByText('your time')).toHaveCount(timezoneId.startsWith('P') ? 9 : 0);
    const found: number[] = [];
    for (const width of [320, 360, 390, 600, 900, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await page.evaluate(() => document.body.scrollHeight));
    }
    await page.close();
    return found;
  };
  expect(await heights('Pacific/Auckland')).toEqual(await heights('America/Los_Angeles'));
});

test('pages for readers without scripts say the time at the company alone', async ({ request }) => {
  expect(await (await request.get('/seminars')).text()).not.toContain('your time');
});
