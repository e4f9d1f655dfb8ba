import ical from 'ical-generator';
import { calendarText } from '../content/calendar';
import { company } from '../content/company';
import { seminars } from '../content/seminars';
import type { Seminar } from '../content/types';
import { calendarPath } from '../lib/calendarPath';
import { isoDate } from '../lib/isoDate';
import { endOf, startOf } from '../lib/seminarTimes';
import { sitePath } from '../lib/siteUrl';

/**
 * The calendar entry of a seminar (RFC 5545). Times are in UTC, which every calendar shows in its
 * owner's zone; the same seminar gives the same entry, byte for byte, until its content changes.
 */
function seminarCalendar(seminar: Seminar): string {
  const start = startOf(seminar);
  const online = seminar.format === 'Live webinar';
  const calendar = ical({ prodId: { company: company.name, product: 'Seminars', language: 'EN' } });
  calendar.createEvent({
    id: `${seminar.slug}-${start.getFullYear()}@${company.domain}`,
    stamp: new Date(isoDate(calendarText.revised)),
    start,
    end: endOf(seminar),
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

/** The calendar files of the site: where each is served, how the build calls it, what it holds. */
export const calendarFiles = seminars.map((seminar) => ({
  path: calendarPath(seminar.slug),
  fileName: sitePath(calendarPath(seminar.slug)).slice(1),
  content: seminarCalendar(seminar),
}));
