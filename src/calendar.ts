import { TZDate } from '@date-fns/tz';
import ical from 'ical-generator';
import { calendarText } from './content/calendar';
import { company } from './content/company';
import { seminars } from './content/seminars';
import type { Seminar } from './content/types';
import { calendarPath } from './lib/calendarPath';
import { isoDate } from './lib/isoDate';

/** When a seminar begins: its date and time of day in the company's time zone. */
function startOf({ date, start }: Pick<Seminar, 'date' | 'start'>): TZDate {
  const [year = 0, month = 1, day = 1] = isoDate(date).split('-').map(Number);
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(start) ?? [];
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return new TZDate(year, month - 1, day, hours, Number(minute), company.timeZone.id);
}

/**
 * The calendar entry of a seminar (RFC 5545). Times are in UTC, which every calendar shows in its
 * owner's zone; the same seminar gives the same entry, byte for byte, until its content changes.
 */
function seminarCalendar(seminar: Seminar): string {
  const start = startOf(seminar);
  const end = new Date(start.getTime() + Number.parseInt(seminar.duration, 10) * 60 * 60 * 1000);
  const online = seminar.format === 'Live webinar';
  const calendar = ical({ prodId: { company: company.name, product: 'Seminars', language: 'EN' } });
  calendar.createEvent({
    id: `${seminar.slug}-${start.getFullYear()}@${company.domain}`,
    stamp: new Date(isoDate(calendarText.revised)),
    start: new Date(start.getTime()),
    end,
    summary: `${seminar.title} (${company.name})`,
    description: [
      seminar.description,
      `${seminar.format}, ${seminar.duration}, ${seminar.capacity}, ${seminar.price}.`,
      ...(online ? [calendarText.onlineNote] : []),
      `${company.supportEmail}, ${company.phone}`,
    ].join('\n\n'),
    location: online
      ? calendarText.online
      : [company.name, company.street, company.city].join(', '),
  });
  return `${calendar.toString()}\r\n`;
}

/** The calendar files of the site: where each is served, and what it holds. */
export const calendarFiles = seminars.map((seminar) => ({
  path: calendarPath(seminar.slug),
  content: seminarCalendar(seminar),
}));
