import ical, { ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { company } from '../content/company';
import { addressLine, onTheDay } from '../content/office';
import { calendarText, formatTeacher, seminarsPage } from '../content/pages/seminars';
import { calendarPath, routeOf } from '../content/routes';
import { type Seminar, seminarFormats, seminars } from '../content/seminars';
import { formatDuration, formatPrice } from '../lib/format';
import { publicUrl } from '../lib/siteUrl';
import { endOf, startOf } from '../seminar/times';

/** The time of the release: of two entries, programs take that with the higher sequence (RFC 5545, 3.8.7.4). */
const released = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? 0) * 1000);
const sequence = Math.floor(released.getTime() / 60_000);

const factsOf = ({ format, hours, seats, price }: Seminar) =>
  [
    seminarFormats[format],
    formatDuration(hours),
    seminarsPage.card.seats(seats),
    formatPrice(price),
  ].join(', ');

/**
 * A calendar of seminars (RFC 5545). Times are in UTC, which every calendar shows in its owner's zone. An entry
 * that is imported again takes the place of the one before.
 */
function calendarOf(chosen: readonly Seminar[], name?: string): string {
  const calendar = ical({
    // The library escapes all texts but this one.
    prodId: { company: company.name.replace(/[\\;,]/g, '\\$&'), product: 'Seminars' },
    name,
  });
  for (const seminar of chosen) {
    const isOnline = seminar.format === 'live-webinar';
    calendar.createEvent({
      // A slug comes back in the next year's season.
      id: `${seminar.slug}-${seminar.date.slice(0, 4)}@${company.domain}`,
      stamp: released,
      lastModified: released,
      sequence,
      status: ICalEventStatus.TENTATIVE,
      // Nobody is busy yet: Google and Apple look at the transparency, Outlook at a status of its own.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.TENTATIVE,
      start: startOf(seminar),
      end: endOf(seminar),
      summary: calendarText.title(seminar.title),
      description: [
        seminar.description,
        `${factsOf(seminar)}. ${seminarsPage.card.teacher} ${formatTeacher(seminar.teacher)}.`,
        isOnline ? calendarText.onlineNote : onTheDay,
        calendarText.notBooked,
        `${company.supportEmail}, ${company.phone}`,
      ].join('\n\n'),
      url: publicUrl(`${routeOf('seminars').path}#${seminar.slug}`),
      location: isOnline ? calendarText.online : `${company.name}, ${addressLine}`,
    });
  }
  return `${calendar.toString()}\r\n`;
}

const open = seminars.filter(({ full }) => !full);

/** The calendar files of the site by their paths: one for each seminar that has a seat left, and one for all of them. */
export const calendarFiles: Record<string, string> = {
  ...Object.fromEntries(open.map((one) => [calendarPath(one.slug), calendarOf([one])])),
  [calendarPath('seminars')]: calendarOf(open, calendarText.name),
};
