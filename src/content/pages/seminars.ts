import { inWords } from '../../lib/inWords';
import { company } from '../company';
import { seminars } from '../seminars';
import type { SeminarCardText, SeminarFilterText, SeminarFormat } from '../types';

const card: SeminarCardText = {
  register: 'Register Now',
  registerByEmail: 'Register by email',
  registerSubject: (seminarTitle) => `Registration for ${seminarTitle}`,
  registerBody: 'Please reserve a seat for me. My name:',
  addToCalendar: 'Add to calendar',
  copyLink: 'Copy link',
  share: 'Share',
  timeZone: company.timeZone.short,
  ownStart: (time) => `${time} your time`,
  date: 'Date',
  start: 'Start',
  duration: 'Duration',
  capacity: 'Capacity',
  format: 'Format',
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
  nothing: 'No seminar fits both choices.',
  showAll: 'Show all seminars',
  calendar: (found, all) =>
    `Add ${found === 1 ? 'it' : `${all ? 'all' : 'these'} ${found}`} to your calendar`,
};

/** Texts of the seminars page. The seminars themselves are in `content/seminars.ts`. */
export const seminarsPage = {
  heading: 'Upcoming Seminars',
  lead: `${inWords(seminars.length)} half-day seminars this spring, face to face or live on screen. Pick one and reserve your seat.`,
  filter,
  card,
} as const;
