import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { calendarText } from '../src/content/calendar';
import { company } from '../src/content/company';
import { address } from '../src/content/office';
import { seminarsPage } from '../src/content/pages/seminars';
import { seminarCategories, seminarFormats } from '../src/content/seminarGroups';
import { seminars } from '../src/content/seminars';
import { calendarPath, listCalendarPath } from '../src/lib/calendarPath';
import { idsOf } from '../src/lib/idsOf';
import { matchesFilters } from '../src/lib/seminarFilters';
import { ownStart } from '../src/lib/seminarTimes';
import { dayInWords, timeInWords } from '../src/lib/wording';
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
    expect(event.uid).toBe(`${seminar.slug}-${seminar.date.slice(0, 4)}@${company.domain}`);
    expect(event.summary).toContain(seminar.title);
    expect(event.description).toContain(seminar.description);
    expect(event.location).toContain(
      seminar.format === 'live-webinar' ? calendarText.online : address.street,
    );
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(companyTime(event.startDate.toJSDate())).toBe(
      `${dayInWords(seminar.date)} at ${timeInWords(seminar.start)}`,
    );
    expect(event.duration.toSeconds()).toBe(seminar.hours * 3600);
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
  for (const category of [undefined, ...idsOf(seminarCategories)]) {
    for (const format of [undefined, ...idsOf(seminarFormats)]) {
      const list = await read(listCalendarPath({ category, format }));
      const chosen = seminars.filter((seminar) => matchesFilters(seminar, { category, format }));
      const single = await Promise.all(chosen.map(({ slug }) => read(calendarPath(slug))));
      expect(Object.keys(imported(list))).toHaveLength(chosen.length);
      expect(imported(list)).toEqual(imported(...single));
      expect(imported(list, list, ...single), 'imported twice').toEqual(imported(list));
    }
  }
});

// The file is asked for below. On a busy machine the browser leaves a file of its own in the folder that it runs in.
test.use({ acceptDownloads: false });

test('the file of what is chosen holds what the page shows', async ({ page, request }) => {
  await openPage(page, '/seminars?category=hr');
  await page.getByRole('link', { name: seminarFormats['live-webinar'] }).click();
  const titles = page.getByRole('article').getByRole('heading');
  const category = 'hr';
  const chosen = seminars.filter((one) =>
    matchesFilters(one, { category, format: 'live-webinar' }),
  );
  await expect(titles).toHaveCount(chosen.length);
  const link = page.getByRole('link', { name: seminarsPage.filter.calendar(chosen.length, false) });
  const saved = page.waitForEvent('download');
  await link.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('seminars-hr-live-webinar.ics');
  const file = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  for (const title of await titles.allTextContents()) expect(file).toContain(`SUMMARY:${title} (`);
});

const zones = [
  ['Pacific/Auckland', 'en-NZ', 'h12'],
  ['Asia/Kolkata', 'en-IN', 'h12'],
  ['Europe/Berlin', 'de-DE', 'h23'],
  ['America/New_York', 'en-US', 'h12'],
  [company.timeZone.id, 'en-US', 'h12'],
  ['Africa/Cairo', 'en-GB', 'h23'],
] as const;

for (const [timeZone, locale, hourCycle] of zones) {
  test(`webinars as seen from ${timeZone}`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: siteUrl, timezoneId: timeZone, locale });
    await openPage(page, '/seminars');
    for (const seminar of seminars.filter(({ format }) => format === 'live-webinar')) {
      const facts = page.locator(`article#${seminar.slug}`).getByRole('definition');
      const start = ownStart(seminar, { timeZone, hourCycle, share: undefined });
      await expect(facts.nth(1)).toHaveText(
        `${timeInWords(seminar.start)} ${company.timeZone.short}`,
      );
      const shown = async () => (await facts.allTextContents()).slice(3, -2);
      await expect.poll(shown).toEqual(start ? [seminarsPage.card.ownStart(start)] : []);
    }
    await page.close();
  });
}

/** Text after the visitor's own time. */
const ownTime = seminarsPage.card.ownStart('').trim();

test('nothing moves when one’s own time appears', async ({ browser }) => {
  const heights = async (timezoneId: string) => {
    const page = await browser.newPage({ baseURL: siteUrl, timezoneId });
    await openPage(page, '/seminars');
    const webinars = seminars.filter(({ format }) => format === 'live-webinar');
    const elsewhere = timezoneId !== company.timeZone.id;
    await expect(page.getByText(ownTime)).toHaveCount(elsewhere ? webinars.length : 0);
    const found: number[] = [];
    for (const width of [320, 360, 390, 600, 900, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await page.evaluate(() => document.body.scrollHeight));
    }
    await page.close();
    return found;
  };
  expect(await heights('Pacific/Auckland')).toEqual(await heights(company.timeZone.id));
});

test('pages for readers without scripts say the time at the company alone', async ({ request }) => {
  expect(await (await request.get('/seminars')).text()).not.toContain(ownTime);
});
