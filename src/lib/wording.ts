import { company } from '../content/company';
import type { OfficeHours } from '../content/types';
import { once } from './once';
import { week } from './week';

/*
 * How days, times, lengths and prices are written, in the language of the site: nowhere else is one put
 * into words.
 */

const { locale, currency } = company;

const ofDay = (options: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));

const ofNumber = (options: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat(locale, options));

const days = ofDay({ dateStyle: 'long' });
const months = ofDay({ month: 'long', year: 'numeric' });
const weekdays = ofDay({ weekday: 'short' });
const longWeekdays = ofDay({ weekday: 'long' });
const clocks = ofDay({ timeStyle: 'short' });
const lengths = ofNumber({ style: 'unit', unit: 'hour', unitDisplay: 'long' });
const prices = ofNumber({ style: 'currency', currency, maximumFractionDigits: 0 });

/** Never throws: `npm run content` reports an invalid day. */
const moment = (text: string) => Date.parse(text) || 0;

/** `2025-04-15` → `April 15, 2025` */
export const dayInWords = (date: string) => days().format(moment(date));

/** `2025-04` → `April 2025` */
export const monthInWords = (month: string) => months().format(moment(month));

/** `2025-04-15` → `Tue` */
export const weekdayOf = (date: string) => weekdays().format(moment(date));

/** `Monday`, `Friday` → `Monday-Friday`; the week of 1970-01-05 began on a Monday. */
export const weekdaysInWords = (named: OfficeHours['days']) =>
  named
    .flatMap((day) => (day ? longWeekdays().format(Date.UTC(1970, 0, 5 + week.indexOf(day))) : []))
    .join('-');

/** `10:00` → `10:00 AM`; browsers disagree on the space between the two. */
export const timeInWords = (time: string) =>
  clocks()
    .format(moment(`1970-01-01T${time}Z`))
    .replace(/\s/, ' ');

/** `09:00`, `18:00` → `9:00 AM - 6:00 PM` */
export const hoursInWords = (opens: string, closes: string) =>
  `${timeInWords(opens)} - ${timeInWords(closes)}`;

/** `3` → `3 hours` */
export const lengthInWords = (hours: number) => lengths().format(hours);

/** `149` → `$149` */
export const priceInWords = (price: number) => prices().format(price);

/** From one day to another, `April 15 – May 20, 2025`, neither broken at the end of a line. */
export const periodInWords = (first: string, last: string) =>
  days()
    .formatRange(moment(first), moment(last))
    .split(/\s*–\s*/)
    .map((part) => part.replace(/\s/g, '\u00a0'))
    .join(' – ');
