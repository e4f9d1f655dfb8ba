import { company } from '../company';
import { townLine } from '../office';
import { seminarCategories, seminarFormats, seminars } from '../seminars';
import type { Seminar, SeminarCategory, SeminarFormat } from '../types';
import { dayInWords, periodInWords } from '../words';

const days = seminars.map(({ date }) => date).sort();
const season = periodInWords(days[0] ?? '', days.at(-1) ?? '');

/** One, and more. */
const kinds: Record<SeminarFormat | 'any', readonly [string, string]> = {
  any: ['seminar', 'seminars'],
  'face-to-face': ['face-to-face seminar', 'face-to-face seminars'],
  'live-webinar': ['live webinar', 'live webinars'],
};

/** First words of a message or a mail about a seminar. */
export const aboutSeminar = ({ title, date, format }: Seminar) =>
  `About: ${title}, ${dayInWords(date)}, ${seminarFormats[format].toLowerCase()}`;

/** Texts of the seminars page. The seminars themselves are in `content/seminars.ts`. */
export const seminarsPage = {
  heading: 'Upcoming Seminars',
  lead: `${seminars.length} half-day seminars, ${season}, in person or live online.`,
  groups: 'Training a group, or planning a date at your own office? Ask from any seminar’s card.',
  filter: {
    label: 'Choose seminars',
    subject: 'Subject',
    allSubjects: 'All subjects',
    format: 'Format',
    allFormats: 'All formats',
    /** How many are left, and of which choice: announced when either changes. */
    count: (found: number, category?: SeminarCategory, format?: SeminarFormat) => {
      const [one, more] = kinds[format ?? 'any'];
      const kind = `${found} ${found === 1 ? one : more}`;
      return category ? `${kind} in ${seminarCategories[category]}` : kind;
    },
    nothing: 'No seminars match these filters.',
    calendar: `Add all ${seminars.length} to your calendar`,
  },
  card: {
    register: 'Register Now',
    /** In place of `register` and `ask` where no script can answer them. */
    mail: 'Register or ask by email',
    mailBody: 'Number of seats, or your question:',
    /** Leads to a message about this seminar. */
    ask: 'Ask or book for a group',
    addToCalendar: 'Calendar',
    copyLink: 'Copy link',
    /** In place of `copyLink` on devices with a share sheet. */
    share: 'Share',
    /** A time of day in the company's time zone. */
    at: (time: string) => `${time} ${company.timeZone.short}`,
    /** The visitor's own time, such as `Thu 5:00 AM`. */
    ownStart: (time: string) => `${time} your time`,
    seats: (count: number) => `${count} seats`,
    town: townLine,
    /** Behind the price: what it buys. */
    priceUnit: 'per seat',
    /** Heard before the facts, which sighted visitors tell apart by their place. */
    date: 'Date',
    start: 'Start',
    duration: 'Duration',
    capacity: 'Capacity',
    format: 'Format',
    place: 'Place',
    price: 'Price',
  },
} as const;

/** Words of the calendar entries that visitors take along. */
export const calendarText = {
  /** Of the file with all seminars; some programs make a calendar of that name. */
  name: `${company.name} seminars`,
  /** Of one entry. */
  title: (seminarTitle: string) => `${seminarTitle} (${company.name})`,
  online: 'Online',
  onlineNote: 'The link to the webinar comes with your confirmation.',
} as const;
