import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { company } from '../src/content/company';
import { seminars } from '../src/content/seminars';
import { calendarPath } from '../src/lib/calendarPath';
import { companyTime } from './support/companyTime';

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
    expect(event.uid).toBe(`${seminar.slug}-2025@${company.domain}`);
    expect(event.summary).toContain(seminar.title);
    expect(event.description).toContain(seminar.description);
    expect(event.location).toContain(seminar.format === 'Live webinar' ? 'Online' : company.street);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(companyTime(event.startDate.toJSDate())).toBe(`${seminar.date} at ${seminar.start}`);
    expect(event.duration.toSeconds()).toBe(Number.parseInt(seminar.duration, 10) * 3600);
  });
}

test('no two entries share a UID', async ({ request }) => {
  const files = await Promise.all(
    seminars.map(async ({ slug }) => (await request.get(calendarPath(slug))).text()),
  );
  const ids = files.map((file) => /^UID:(.*)$/m.exec(file)?.[1]);
  expect(new Set(ids).size).toBe(seminars.length);
});

test('Enter on the link of a card saves the file', async ({ page }) => {
  await page.goto('/seminars');
  const [seminar] = seminars;
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: `Add to calendar ${seminar?.title}` }).press('Enter');
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(`SUMMARY:${seminar?.title}`);
});
