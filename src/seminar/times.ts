import { tzOffset } from '@date-fns/tz';
import { company } from '../content/company';
import type { Seminar } from '../content/seminars';
import { formatTime, formatTimeRange, formatWeekday } from '../lib/format';

const minute = 60_000;

/** A date whose UTC fields show the zone's local time. */
const clockIn = (timeZone: string, moment: Date) =>
  new Date(moment.getTime() + tzOffset(timeZone, moment) * minute);

/** When a seminar starts. Its day and time are those of the company's time zone. */
export function startOf({ date, start }: Pick<Seminar, 'date' | 'start'>): Date {
  const asUtc = Date.parse(`${date}T${start}Z`);
  const withOffsetAt = (moment: number) =>
    new Date(asUtc - tzOffset(company.timeZone.id, new Date(moment)) * minute);
  // Twice: the first offset is that of a moment some hours off, and clocks may change in between.
  return withOffsetAt(withOffsetAt(asUtc).getTime());
}

/** When a seminar ends. */
export const endOf = (seminar: Pick<Seminar, 'date' | 'start' | 'hours'>) =>
  new Date(startOf(seminar).getTime() + seminar.hours * 60 * minute);

/**
 * When a live webinar is by the clock of a time zone: `7 – 10 PM`, or `Thu 5 – 8 AM` where the day differs, too; its
 * start alone where that is no full hour, `10:30 PM`.
 * Empty where that clock shows what the card says anyway, for seminars that one has to come to, and for no zone.
 */
export function localTime(
  seminar: Pick<Seminar, 'date' | 'start' | 'hours' | 'format'>,
  timeZone: string,
): string {
  if (seminar.format !== 'live-webinar' || !timeZone) return '';
  const own = clockIn(timeZone, startOf(seminar));
  // A zone that the library does not know.
  if (Number.isNaN(own.getTime())) return '';
  const [date = '', time = ''] = own.toISOString().slice(0, 16).split('T');
  // A phone has one line for it beside the picture.
  const shown = time.endsWith(':00') ? formatTimeRange(time, seminar.hours) : formatTime(time);
  if (date !== seminar.date) return `${formatWeekday(own)} ${shown}`;
  return time === seminar.start ? '' : shown;
}
