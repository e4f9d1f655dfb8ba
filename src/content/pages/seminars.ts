import {
  dayInWords,
  periodInWords,
  priceInWords,
  spanInWords,
  weekdayInWords,
} from '../../lib/format';
import { company } from '../company';
import { townLine } from '../office';
import type { Seminar, SeminarCategory, SeminarFormat, Teacher } from '../seminars';
import { seminarCategories, seminars } from '../seminars';

const days = seminars.map(({ date }) => date).sort();
const season = periodInWords(days[0] ?? '', days.at(-1) ?? '');

/** One, and more. */
const kinds: Record<SeminarFormat | 'any', readonly [string, string]> = {
  any: ['seminar', 'seminars'],
  'face-to-face': ['face-to-face seminar', 'face-to-face seminars'],
  'live-webinar': ['live webinar', 'live webinars'],
};

/** First line of a message or a mail about a seminar. */
export const aboutSeminar = ({ title, date, start, hours, price }: Seminar) => {
  const day = `${weekdayInWords(new Date(date))}, ${dayInWords(date)}`;
  const time = seminarsPage.card.at(spanInWords(start, hours)).replaceAll('\u00a0', ' ');
  return `About: ${title}, ${day}, ${time}, ${priceInWords(price)} ${seminarsPage.card.priceUnit}`;
};

/** `Priya Raman, tax adviser` */
export const teacherInWords = ({ name, profession }: Teacher) => `${name}, ${profession}`;

/** Texts of the seminars page. The seminars themselves are in `content/seminars.ts`. */
export const seminarsPage = {
  heading: 'Upcoming Seminars',
  lead: `${seminars.length} half-day seminars, ${season}. A seat is yours once we confirm it by email.`,
  /** Below the list: how to book, pay and cancel. Our phone number follows `noAnswer`. */
  booking: {
    noAnswer: 'No email from us after one business day? A group, an invoice, a date at your own office? Call',
    orAsk: 'or ask from any seminar’s card.',
    points: [
      'Pay by invoice. A colleague may come in your place at any time. Cancel up to seven days before and pay nothing; if we cancel, you pay nothing.',
      'Need credit hours (CPE, SHRM)? We tell you before you book whether your board counts the seminar.',
    ],
  },
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
    ask: 'Book or ask',
    addToCalendar: 'Calendar',
    copyLink: 'Copy link',
    /** In place of `copyLink` on devices with a share sheet. */
    share: 'Share',
    /** Times of day in the company's time zone. */
    at: (time: string) => `${time} ${company.timeZone.short}`,
    /** The visitor's own time, such as `Thu 5 – 8 AM`. */
    ownTime: (time: string) => `${time} your time`,
    seats: (count: number) => `${count} seats`,
    town: townLine,
    /** Behind the price: what it buys. */
    priceUnit: 'per seat',
    /** Ends the description, and opens what one can do afterwards. */
    outcomes: 'What you will do',
    /** Behind `outcomes`, heard and not seen. */
    outcomesOf: (title: string) => ` in ${title}`,
    /** Heard before the facts, which sighted visitors tell apart by their place. */
    date: 'Date',
    time: 'Time',
    duration: 'Duration',
    capacity: 'Capacity',
    format: 'Format',
    place: 'Place',
    price: 'Price',
    teacher: 'Taught by',
  },
} as const;

/** Words of the calendar entries that visitors take along. */
export const calendarText = {
  /** Of the file with all seminars; some programs make a calendar of that name. */
  name: `${company.name} seminars`,
  /** Of one entry. */
  title: (seminarTitle: string) => `${seminarTitle} (${company.name})`,
  notBooked: 'Not a booking: a seat is yours once we confirm it by email.',
  online: 'Online',
  onlineNote: 'We email you the link once your seat is confirmed.',
} as const;
