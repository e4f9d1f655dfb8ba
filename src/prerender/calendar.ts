import ical from 'ical-generator';
import { calendarText } from '../content/calendar';
import { company } from '../content/company';
import { seminars } from '../content/seminars';
import { type Seminar, seminarCategories, seminarFormats } from '../content/types';
import { calendarPath, listCalendarPath } from '../lib/calendarPath';
import { isoDate } from '../lib/isoDate';
import { matchesFilters, type SeminarFilters } from '../lib/seminarFilters';
import { endOf, startOf } from '../lib/seminarTimes';
import { sitePath } from '../lib/siteUrl';

/**
 * A calendar of seminars (RFC 5545). Times are in UTC, which every calendar shows in its owner's zone.
 * The same seminar gives the same entry in every file, byte for byte, until its content changes: an
 * entry that is imported again takes the place of the one before.
 */
function calendarOf(chosen: readonly Seminar[], name?: string): string {
  const calendar = ical({
    prodId: { company: company.name, product: 'Seminars', language: 'EN' },
    ...(name && { name }),
  });
  for (const seminar of chosen) {
    const start = startOf(seminar);
    const online = seminar.format === 'Live webinar';
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
  }
  return `${calendar.toString()}\r\n`;
}

/** Everything that the filters of the page can be set to. */
const choices: readonly SeminarFilters[] = [undefined, ...seminarCategories].flatMap((category) =>
  [undefined, ...seminarFormats].map((format) => ({ category, format })),
);

const calendars = [
  ...seminars.map((seminar) => ({
    path: calendarPath(seminar.slug),
    content: calendarOf([seminar]),
  })),
  ...choices.map((filters) => ({
    path: listCalendarPath(filters),
    content: calendarOf(
      seminars.filter((seminar) => matchesFilters(seminar, filters)),
      calendarText.name,
    ),
  })),
];

/** The calendar files of the site: where each is served, how the build calls it, what it holds. */
export const calendarFiles = calendars.map(({ path, content }) => ({
  path,
  fileName: sitePath(path).slice(1),
  content,
}));
