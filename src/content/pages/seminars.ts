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
  at: (time) => `${time} ${company.timeZone.short}`,
  on: (weekday, day) => `${weekday}, ${day}`,
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
  named: (control, seminarTitle) => `${control} ${seminarTitle}`,
};

/** One, and more. */
const kinds: Record<SeminarFormat | 'any', readonly [string, string]> = {
  any: ['seminar', 'seminars'],
  'face-to-face': ['face-to-face seminar', 'face-to-face seminars'],
  'live-webinar': ['live webinar', 'live webinars'],
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
    const [one, more] = kinds[format ?? 'any'];
    const kind = `${found} ${found === 1 ? one : more}`;
    const subject = category ? `${kind} in ${seminarCategories[category]}` : kind;
    return month ? `${subject} in ${monthInWords(month)}` : subject;
  },
  open: 'Filter',
  nothing: 'No seminars match these filters.',
  showAll: 'Show all seminars',
  calendar: (found, all) => {
    if (found === 1) return 'Add it to your calendar';
    return all ? `Add all ${found} to your calendar` : `Add these ${found} to your calendar`;
  },
};

/** Texts of the seminars page. The seminars themselves are in `content/seminars.ts`. */
export const seminarsPage = {
  heading: 'Upcoming Seminars',
  lead: (offered: readonly Seminar[]) => {
    const days = offered.map(({ date }) => date).sort();
    const [first = '', last = first] = [days[0], days.at(-1)];
    const season = periodInWords(first, last);
    return days.length === 1
      ? `1 half-day seminar, ${season}, in person or live online.`
      : `${days.length} half-day seminars, ${season}, in person or live online.`;
  },
  /** Between two seasons, instead of the list. */
  none: {
    lead: 'We are planning the next season. Its dates will stand here.',
    text: 'Is there something you would like to learn? Tell us, and we will answer you.',
    action: 'Write to us',
  },
  groups: 'Training a group, or planning a date at your own office? Ask from any seminar’s card.',
  filter,
  card,
} as const;
