import { expect, test } from '@playwright/test';
import { seminars } from '../../src/content/seminars';
import * as format from '../../src/lib/format';
import { endOf, localTime, startOf } from '../../src/seminar/times';
import { device } from '../../src/seminars/device';
import { matchesFilters, readFilters, writeFilters } from '../../src/seminars/filters';

test('days, times, lengths, prices and counts are written to the letter', () => {
  expect(format.formatDay('2025-04-15')).toBe('April 15, 2025');
  expect(format.formatDay('2025-05-06')).toBe('May 6, 2025');
  expect(format.formatWeekday(new Date('2025-04-15'))).toBe('Tue');
  expect(format.formatLongWeekday(new Date('2025-04-24'))).toBe('Thursday');
  expect(format.formatMonth(new Date('2025-04-24'))).toBe('April');
  const times = ['00:05', '09:00', '12:00', '13:30'].map(format.formatTime);
  expect(times).toEqual(['12:05 AM', '9:00 AM', '12:00 PM', '1:30 PM']);
  expect(format.formatOpeningHours('09:00', '18:00')).toBe('9:00 AM - 6:00 PM');
  const range = (start: string, hours: number) =>
    format.formatTimeRange(start, hours).replace(/\u00a0/g, ' ');
  expect(range('10:00', 3)).toBe('10 AM – 1 PM');
  expect(range('13:30', 3)).toBe('1:30 – 4:30 PM');
  expect(range('09:30', 8.5)).toBe('9:30 AM – 6 PM');
  expect(range('22:00', 3)).toBe('10 PM – 1 AM');
  const lists = ['', 'a', 'a b', 'a b c'].map((list) => format.formatList(list.split(' ')));
  expect(lists).toEqual(['', 'a', 'a and b', 'a, b, and c']);
  expect([1, 3].map(format.formatDuration)).toEqual(['1 hour', '3 hours']);
  expect(format.formatPrice(149)).toBe('$149');
  expect([0, 18, 20, 21].map(format.formatCount)).toEqual(['No', 'Eighteen', 'Twenty', '21']);
  const period = format.formatPeriod('2025-04-15', '2025-05-20');
  expect(period).toBe('April\u00a015 to May\u00a020, 2025');
  const years = format.formatPeriod('2025-12-30', '2026-01-02');
  expect(years).toBe('December\u00a030, 2025 to January\u00a02, 2026');
});

test('a seminar starts at its hour in Oregon, also on days on which clocks change', () => {
  const at = (date: string, start: string) => startOf({ date, start }).toISOString();
  expect(at('2025-04-15', '10:00')).toBe('2025-04-15T17:00:00.000Z');
  expect(at('2025-03-09', '01:00')).toBe('2025-03-09T09:00:00.000Z');
  expect(at('2025-03-09', '03:00')).toBe('2025-03-09T10:00:00.000Z');
  expect(at('2025-11-02', '00:00')).toBe('2025-11-02T07:00:00.000Z');
  expect(at('2025-11-02', '03:00')).toBe('2025-11-02T11:00:00.000Z');
  const end = endOf({ date: '2025-05-14', start: '22:00', hours: 4 });
  expect(end.toISOString()).toBe('2025-05-15T09:00:00.000Z');
});

/**
 * When a webinar of 10:00 to 1 PM is on the clock of a device, on April 15 and on April 25. Made by hand, with the rules
 * of each zone: in Egypt clocks change on that Friday. Nothing where the device names no known place, or shows our time.
 */
const localTimes: Record<string, [string, string]> = {
  'Pacific/Auckland': ['Wed 5 – 8 AM', 'Sat 5 – 8 AM'],
  'Asia/Kolkata': ['10:30 PM', '10:30 PM'],
  'Asia/Kathmandu': ['10:45 PM', '10:45 PM'],
  'Africa/Cairo': ['7 – 10 PM', '8 – 11 PM'],
  'America/New_York': ['1 – 4 PM', '1 – 4 PM'],
  'America/Vancouver': ['', ''],
  UTC: ['', ''],
  'Etc/UTC': ['', ''],
  // What Firefox says to hide the zone; Berlin keeps its own.
  'Atlantic/Reykjavik': ['', ''],
  'Europe/Berlin': ['7 – 10 PM', '7 – 10 PM'],
  'Mars/Phobos': ['', ''],
};

for (const [zone, times] of Object.entries(localTimes)) {
  test(`webinars as seen from “${zone}”`, () => {
    Intl.DateTimeFormat.prototype.resolvedOptions = () => ({ timeZone: zone }) as never;
    const own = ['2025-04-15', '2025-04-25'].map((date) =>
      localTime({ date, start: '10:00', hours: 3, format: 'live-webinar' }, device.timeZone()),
    );
    expect(own.map((time) => time.replaceAll('\u00a0', ' '))).toEqual(times);
  });
}

test('a face-to-face seminar shows no local time', () => {
  const seminar = { date: '2025-04-15', start: '10:00', hours: 3, format: 'face-to-face' } as const;
  expect(localTime(seminar, 'Europe/Berlin')).toBe('');
});

test('an address holds the filters, and unknown parts are ignored', () => {
  const both = '?category=it&format=face-to-face';
  for (const query of ['', '?category=hr', '?format=live-webinar', both]) {
    expect(writeFilters(readFilters(query))).toBe(query);
  }
  const none = { category: undefined, format: undefined };
  expect(readFilters('?category=HR&format=&page=2')).toEqual(none);
  expect(readFilters('?category=toString')).toEqual(none);
  expect(seminars.filter((one) => matchesFilters(one, none))).toEqual(seminars);
  const chosen = { category: 'hr', format: 'live-webinar' } as const;
  const found = seminars.filter((one) => matchesFilters(one, chosen));
  expect(found.length).toBeGreaterThan(0);
  for (const seminar of found) expect(seminar).toMatchObject(chosen);
});
