import { tzOffset } from '@date-fns/tz';
import { company } from '../content/company';
import type { Seminar } from '../content/types';
import { timeInWords, weekdayInWords } from '../content/words';

const minute = 60_000;

/** A moment by the clock of a time zone, as if that clock showed UTC. */
const clockIn = (timeZone: string, moment: Date) =>
  new Date(moment.getTime() + tzOffset(timeZone, moment) * minute);

/** When a seminar starts. Its day and time are those of the company's time zone. */
export function startOf({ date, start }: Pick<Seminar, 'date' | 'start'>): Date {
  const asUtc = Date.parse(`${date}T${start}Z`);
  const before = (moment: number) =>
    new Date(asUtc - tzOffset(company.timeZone.id, new Date(moment)) * minute);
  // The offset at that hour of UTC; then at the hour itself, as clocks may change between.
  return before(before(asUtc).getTime());
}

/** When a seminar ends. */
export const endOf = (seminar: Pick<Seminar, 'date' | 'start' | 'hours'>) =>
  new Date(startOf(seminar).getTime() + seminar.hours * 60 * minute);

/**
 * When a live webinar begins by the clock of a time zone: `5:00 AM`, or `Thu 5:00 AM` where the day differs, too.
 * Empty where that clock shows what the card says anyway, for seminars that one has to come to, and for no zone.
 */
export function ownStart(
  seminar: Pick<Seminar, 'date' | 'start' | 'format'>,
  timeZone: string,
): string {
  if (seminar.format !== 'live-webinar' || !timeZone) return '';
  const own = clockIn(timeZone, startOf(seminar));
  const [date = '', time = ''] = own.toISOString().split('T');
  const shown = timeInWords(time.slice(0, 5)).replace(' ', '\u00a0');
  if (date !== seminar.date) return `${weekdayInWords(own)} ${shown}`;
  return time.slice(0, 5) === seminar.start ? '' : shown;
}
