import { expect, test } from '@playwright/test';
import { ownStart, startOf } from '../../../src/lib/seminarTimes';
import { dayInWords, hoursInWords, periodInWords, timeInWords } from '../../../src/lib/wording';

/** Days and times, by examples that no season changes. */

test('the start is right on days on which clocks change', () => {
  const at = (date: string, start: string) => startOf({ date, start }).toISOString();
  expect(at('2025-03-09', '01:00')).toBe('2025-03-09T09:00:00.000Z');
  expect(at('2025-03-09', '03:00')).toBe('2025-03-09T10:00:00.000Z');
  expect(at('2025-11-02', '00:00')).toBe('2025-11-02T07:00:00.000Z');
  expect(at('2025-11-02', '03:00')).toBe('2025-11-02T11:00:00.000Z');
});

/**
 * When a webinar of 10:00 begins on the clock of each zone. Made by hand, with a calendar and the rules of
 * each zone. In Egypt clocks change on the last Friday of April: in 2025, on the day of the fourth.
 */
const ownTimes = {
  '2025-04-15': ['Wed 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '19:00'],
  '2025-04-23': ['Thu 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '19:00'],
  '2025-04-24': ['Fri 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '19:00'],
  '2025-04-25': ['Sat 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '20:00'],
  '2025-05-13': ['Wed 5:00 AM', '10:30 PM', '19:00', '1:00 PM', '', '20:00'],
};

for (const [column, [timeZone, hourCycle]] of (
  [
    ['Pacific/Auckland', 'h12'],
    ['Asia/Kolkata', 'h12'],
    ['Europe/Berlin', 'h23'],
    ['America/New_York', 'h12'],
    ['America/Los_Angeles', 'h12'],
    ['Africa/Cairo', 'h23'],
  ] as const
).entries()) {
  test(`webinars as seen from ${timeZone}`, () => {
    for (const [date, times] of Object.entries(ownTimes)) {
      const seminar = { date, start: '10:00', format: 'live-webinar' } as const;
      const own = ownStart(seminar, { timeZone, hourCycle, share: undefined });
      expect(own.replaceAll('\u00a0', ' '), date).toBe(times[column]);
    }
  });
}

test('days and times are worded to the letter', () => {
  expect(dayInWords('2025-04-15')).toBe('April 15, 2025');
  expect(timeInWords('13:30')).toBe('1:30 PM');
  expect(hoursInWords('09:00', '18:00')).toBe('9:00 AM - 6:00 PM');
  expect(periodInWords('2025-04-15', '2025-05-20')).toBe('April\u00a015 – May\u00a020,\u00a02025');
});
