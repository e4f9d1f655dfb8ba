/* Formats of counts, days, times, durations and prices. */

const counts =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen ' +
  'Sixteen Seventeen Eighteen Nineteen Twenty';

const months =
  'January February March April May June July August September October November December';

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday';

const wordAt = (list: string, place: number) => list.split(' ')[place] ?? String(place);

/** A count at the beginning of a sentence: `18` → `Eighteen`; beyond twenty in figures. */
export const formatCount = (count: number) => wordAt(counts, count);

/**
 * `['Payroll', 'Audit']` → `Payroll and Audit`; more get commas, also before the `and`. Not `Intl.ListFormat`, whose
 * rules take a phone a tenth of a second to load.
 */
export function formatList(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ');
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}

/** `2025-04-15` → `April 15, 2025` */
export function formatDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return `${wordAt(months, month - 1)} ${day}, ${year}`;
}

/** Weekday and month of a moment by the clock of UTC: `Tuesday`, `Tue`, `April` */
export const formatLongWeekday = (moment: Date) => wordAt(weekdays, moment.getUTCDay());
export const formatWeekday = (moment: Date) => formatLongWeekday(moment).slice(0, 3);
export const formatMonth = (moment: Date) => wordAt(months, moment.getUTCMonth());

/** `2025-04-15` → `Tue, April 15, 2025` */
export const formatDate = (date: string) => `${formatWeekday(new Date(date))}, ${formatDay(date)}`;

/** `13:30` → `1:30 PM` */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `09:00`, `18:00` → `9:00 AM - 6:00 PM` */
export const formatOpeningHours = (opens: string, closes: string) =>
  `${formatTime(opens)} - ${formatTime(closes)}`;

/** `10:00`, `13:00` → `10 AM – 1 PM`; `13:30`, `16:30` → `1:30 – 4:30 PM`; a line breaks after the dash alone. */
export function formatTimes(start: string, end: string): string {
  const [begins, ends] = [formatTime(start), formatTime(end)];
  const sharesHalfOfDay = begins.slice(-2) === ends.slice(-2);
  return `${sharesHalfOfDay ? begins.slice(0, -3) : begins} – ${ends}`
    .replaceAll(':00', '')
    .replace(/(?<!–) /g, '\u00a0');
}

/** `10:00` and `3` → `10 AM – 1 PM` */
export function formatTimeRange(start: string, hours: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const total = Math.round((hour + hours) * 60) + minute;
  return formatTimes(start, `${Math.floor(total / 60) % 24}:${total % 60}`);
}

/** `3` → `3 hours` */
export const formatDuration = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

/** `149` → `$149` */
export const formatPrice = (price: number) => `$${price}`;

/** `April 15 to May 20, 2025`, both years where they differ; no line breaks between a month and its day. */
export function formatPeriod(first: string, last: string): string {
  const begins = formatDay(first);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const period = `${isOneYear ? begins.replace(/,.*/, '') : begins} to ${formatDay(last)}`;
  return period.replace(/ (?=\d{1,2}\b)/g, '\u00a0');
}
