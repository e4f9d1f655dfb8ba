import ical from 'ical-generator';
import { calendarText } from '../content/calendar';
import { company } from '../content/company';
import { seminarsPage } from '../content/pages/seminars';
import { seminarCategories, seminarFormats } from '../content/seminarGroups';
import { seminars } from '../content/seminars';
import type { Seminar } from '../content/types';
import { calendarPath, listCalendarPath } from '../lib/calendarPath';
import { idsOf } from '../lib/idsOf';
import { matchesFilters, monthsOf, type SeminarFilters } from '../lib/seminarFilters';
import { endOf, startOf } from '../lib/seminarTimes';
import { sitePath } from '../lib/siteUrl';
import { revised, sequenceOf } from './revision';

const { card } = seminarsPage;

/**
 * A calendar of seminars (RFC 5545). Times are in UTC, which every calendar shows in its owner's zone.
 * The same seminar gives the same entry in every file, byte for byte, until its content changes: an
 * entry that is imported again takes the place of the one before.
 */
function calendarOf(chosen: readonly Seminar[], name?: string): string {
  const calendar = ical({
    prodId: {
      company: company.name,
      product: 'Seminars',
      language: company.locale.slice(0, 2).toUpperCase(),
    },
    ...(name && { name }),
  });
  for (const seminar of chosen) {
    const start = startOf(seminar);
    const online = seminar.format === 'live-webinar';
    calendar.createEvent({
      id: `${seminar.slug}-${start.getFullYear()}@${company.domain}`,
      stamp: revised,
      lastModified: revised,
      sequence: sequenceOf(revised),
      start,
      end: endOf(seminar),
      summary: calendarText.title(seminar.title),
      description: [
        seminar.description,
        calendarText.facts(
          card.formats[seminar.format],
          seminar.words.length,
          card.seats(seminar.seats),
          seminar.words.price,
        ),
        ...(online ? [calendarText.onlineNote] : []),
        `${company.supportEmail}, ${company.phone}`,
      ].join('\n\n'),
      location: online ? calendarText.online : calendarText.inPerson,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Everything that the filters of the page can be set to. */
const choices: readonly SeminarFilters[] = [undefined, ...monthsOf(seminars)].flatMap((month) =>
  [undefined, ...idsOf(seminarCategories)].flatMap((category) =>
    [undefined, ...idsOf(seminarFormats)].map((format) => ({ category, format, month })),
  ),
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
