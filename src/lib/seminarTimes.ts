import { TZDate } from '@date-fns/tz';
import { company } from '../content/company';
import type { Seminar } from '../content/types';
import { isoDate } from './isoDate';

/** When a seminar begins: its date and time of day in the company's time zone. */
export function startOf({ date, start }: Pick<Seminar, 'date' | 'start'>): TZDate {
  const [year = 0, month = 1, day = 1] = isoDate(date).split('-').map(Number);
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(start) ?? [];
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return new TZDate(year, month - 1, day, hours, Number(minute), company.timeZone.id);
}

/** When a seminar ends, in the same time zone. */
export function endOf(seminar: Pick<Seminar, 'date' | 'start' | 'duration'>): TZDate {
  const start = startOf(seminar);
  const length = Number.parseInt(seminar.duration, 10) * 60 * 60 * 1000;
  return new TZDate(start.getTime() + length, company.timeZone.id);
}
