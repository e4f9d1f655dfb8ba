import { tzOffset } from '@date-fns/tz/tzOffset';
import { company } from '../content/company';
import type { Seminar } from '../content/types';
import type { Visitor } from './visitor';

const minute = 60_000;

/** When a seminar begins: its date and time of day are those of the company's time zone. */
export function startOf({ date, start }: Pick<Seminar, 'date' | 'start'>): Date {
  const asUtc = Date.parse(`${date}T${start}Z`);
  const before = (moment: number) =>
    new Date(asUtc - tzOffset(company.timeZone.id, new Date(moment)) * minute);
  // The offset at that hour of UTC; then at the hour itself, as clocks may change between.
  return before(before(asUtc).getTime());
}

/** When a seminar ends. */
export function endOf(seminar: Pick<Seminar, 'date' | 'start' | 'hours'>): Date {
  return new Date(startOf(seminar).getTime() + seminar.hours * 60 * minute);
}

/** Weekday and time of day on the clock of a time zone, made once for each: browsers take long for it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockAt(moment: Date, { timeZone, hourCycle }: Visitor) {
  const key = `${timeZone} ${hourCycle}`;
  const clock =
    clocks.get(key) ??
    new Intl.DateTimeFormat(company.locale, {
      timeZone,
      hourCycle,
      weekday: 'short',
      hour: hourCycle === 'h12' ? 'numeric' : '2-digit',
      minute: '2-digit',
    });
  clocks.set(key, clock);
  // `Thu 5:00 AM`, with a space between the two halves that never breaks.
  const [day = '', ...time] = clock.format(moment).split(/[,\s]+/);
  return { day, time: time.join('\u00a0') };
}

/**
 * When a live webinar begins on the visitor's own clock, in the language of the site and the visitor's
 * hour format: `05:00`, or `Thu 05:00` where the day differs, too. Empty where it begins at the hour that
 * its card says anyway, and for seminars that one has to come to.
 */
export function ownStart(
  seminar: Pick<Seminar, 'date' | 'start' | 'format'>,
  visitor: Visitor,
): string {
  const { id } = company.timeZone;
  if (seminar.format !== 'live-webinar' || visitor.timeZone === id) return '';
  const start = startOf(seminar);
  const own = clockAt(start, visitor);
  const ours = clockAt(start, { ...visitor, timeZone: id });
  if (own.day !== ours.day) return `${own.day} ${own.time}`;
  return own.time === ours.time ? '' : own.time;
}
