import { aboutSeminar } from '../aboutSeminar';
import { company } from '../company';
import { seminars } from '../seminars';
import type { SeminarCardText, SeminarFilterText, SeminarFormat } from '../types';

const card: SeminarCardText = {
  register: 'Register Now',
  mail: 'Register or ask by email',
  mailSubject: aboutSeminar,
  mailBody: 'Number of seats, or your question:',
  ask: 'Ask or book for a group',
  addToCalendar: 'Calendar',
  copyLink: 'Copy link',
  share: 'Share',
  timeZone: company.timeZone.short,
  ownStart: (time) => `${time} your time`,
  town: company.town,
  priceUnit: 'per seat',
  date: 'Date',
  start: 'Start',
  duration: 'Duration',
  capacity: 'Capacity',
  format: 'Format',
  place: 'Place',
  price: 'Price',
};

const kinds: Record<SeminarFormat, string> = {
  'Face-to-face': 'face-to-face seminar',
  'Live webinar': 'live webinar',
};

const filter: SeminarFilterText = {
  label: 'Choose seminars',
  subject: 'Subject',
  allSubjects: 'All subjects',
  format: 'Format',
  allFormats: 'All formats',
  count: (found, { category, format }) => {
    const kind = format ? kinds[format] : 'seminar';
    return `${found} ${kind}${found === 1 ? '' : 's'}${category ? ` in ${category}` : ''}`;
  },
  open: 'Filter',
  nothing: 'No seminars match these filters.',
  showAll: 'Show all seminars',
  calendar: (found, all) =>
    `Add ${found === 1 ? 'it' : `${all ? 'all' : 'these'} ${found}`} to your calendar`,
};

const dates = seminars
  .map(({ date }) => date)
  .toSorted((one, other) => Date.parse(one) - Date.parse(other));

/** First and last day, `April 15 – May 20, 2025`, neither broken at the end of a line. */
const season = [dates[0]?.replace(/,.*/, ''), dates.at(-1)]
  .map((date) => date?.replaceAll(' ', '\u00a0'))
  .join(' – ');

/** Texts of the seminars page. The seminars themselves are in `content/seminars.ts`. */
export const seminarsPage = {
  heading: 'Upcoming Seminars',
  lead: `${seminars.length} half-day seminars, ${season}, in person or live online.`,
  groups: 'Training a group, or planning a date at your own office? Ask from any seminar’s card.',
  filter,
  card,
} as const;
