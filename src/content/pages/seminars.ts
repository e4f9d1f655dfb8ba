import { monthInWords, periodInWords } from '../../lib/wording';
import { aboutSeminar } from '../aboutSeminar';
import { company } from '../company';
import { townLine } from '../office';
import { seminarCategories, seminarFormats } from '../seminarGroups';
import type { Seminar, SeminarCardText, SeminarFilterText, SeminarFormat } from '../types';

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
  seats: (count) => `${count} seats`,
  formats: seminarFormats,
  town: townLine,
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
  'face-to-face': 'face-to-face seminar',
  'live-webinar': 'live webinar',
};

const filter: SeminarFilterText = {
  label: 'Choose seminars',
  subject: 'Subject',
  allSubjects: 'All subjects',
  format: 'Format',
  allFormats: 'All formats',
  labels: { ...seminarCategories, ...seminarFormats },
  month: 'Month',
  allMonths: 'All months',
  monthLabel: monthInWords,
  count: (found, { category, format, month }) => {
    const kind = format ? kinds[format] : 'seminar';
    return `${found} ${kind}${found === 1 ? '' : 's'}${category ? ` in ${seminarCategories[category]}` : ''}${month ? ` in ${monthInWords(month)}` : ''}`;
  },
  open: 'Filter',
  nothing: 'No seminars match these filters.',
  showAll: 'Show all seminars',
  calendar: (found, all) =>
    `Add ${found === 1 ? 'it' : `${all ? 'all' : 'these'} ${found}`} to your calendar`,
};

/** Texts of the seminars page. The seminars themselves are in `content/seminars.ts`. */
export const seminarsPage = {
  heading: 'Upcoming Seminars',
  lead: (offered: readonly Seminar[]) => {
    const days = offered.map(({ date }) => date).sort();
    const [first = '', last = first] = [days[0], days.at(-1)];
    return `${days.length} half-day seminar${days.length === 1 ? '' : 's'}, ${periodInWords(first, last)}, in person or live online.`;
  },
  /** Between two seasons, in the place of the list. */
  none: {
    lead: 'We are planning the next season. Its dates will stand here.',
    text: 'Is there something you would like to learn? Tell us, and we will answer you.',
    action: 'Write to us',
  },
  groups: 'Training a group, or planning a date at your own office? Ask from any seminar’s card.',
  filter,
  card,
} as const;
