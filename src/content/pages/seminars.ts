import { formatDate, formatPrice, formatTimeRange } from '../../lib/format';
import { company } from '../company';
import { townLine } from '../office';
import { type Seminar, type SeminarCategory, type SeminarFormat, seminarCategories, seminarFormats, seminars, type Teacher } from '../seminars';

const prices = seminars.map(({ price }) => price);
/** `$149 to $199` */
export const priceRange = [Math.min(...prices), Math.max(...prices)].map(formatPrice).join(' to ');
const confirmed = 'a seat is yours once we confirm it by email.';

/** What the filter counts: singular and plural. */
const nouns: Record<SeminarFormat | 'any', readonly [string, string]> = {
  any: ['seminar', 'seminars'],
  'face-to-face': ['face-to-face seminar', 'face-to-face seminars'],
  'live-webinar': ['live webinar', 'live webinars'],
};

/** First line of a message about a seminar. */
export const aboutSeminar = ({ title, date, start, hours, price }: Seminar) => {
  const time = seminarsPage.card.at(formatTimeRange(start, hours)).replaceAll('\u00a0', ' ');
  return `About: ${title}, ${formatDate(date)}, ${time}, ${formatPrice(price)} ${seminarsPage.card.priceUnit}`;
};

/** `Priya Raman, tax adviser` */
export const formatTeacher = ({ name, profession }: Teacher) => `${name}, ${profession}`;

/** What a share sheet hands over beside title and URL. */
export const shareText = ({ date, start, hours, format }: Seminar) =>
  [
    formatDate(date),
    seminarsPage.card.at(formatTimeRange(start, hours)),
    seminarFormats[format],
  ].join(' · ');

/** Texts of the seminars page. The seminars themselves are in `content/seminars.ts`. */
export const seminarsPage = {
  heading: 'Upcoming Seminars',
  lead: {
    offer: `${seminars.length} half-day seminars, ${priceRange} a seat.`,
    book: `To book, write to us from a card; ${confirmed}`,
    /** In place of `book` on paper, which has no links. */
    bookOnPaper: (url: string) =>
      `To book, write to ${company.supportEmail}, or from ${url}; ${confirmed}`,
  },
  /** The days of the season, beside the heading; on phones what unfolds them. */
  season: 'Dates at a glance',
  /** Below the list: what one asks before booking. Our phone number follows the first part. */
  goodToKnow: {
    id: 'good-to-know',
    heading: 'Good to know',
    noEmail: {
      heading: 'No email came',
      text: `Registered, but no email after ${company.replyTime}? Your seat is not booked: call`,
    },
    parts: [
      {
        heading: 'Pay and invoice',
        text: 'Pay by invoice. For a group or your own office, ask.',
      },
      {
        heading: 'Change or cancel',
        text: 'A colleague may come in your place at any time. Cancel up to seven days before and pay nothing; if we cancel, you pay nothing.',
      },
      {
        heading: 'Credit hours and certificate',
        text: 'You get a certificate with date and hours. It is not CPE or SHRM credit by itself: ask, and we tell you before you book.',
      },
    ],
  },
  filter: {
    label: 'Choose seminars',
    category: 'Subject',
    allCategories: 'All subjects',
    format: 'Format',
    allFormats: 'All formats',
    /** How many are left, and of which choice: announced when either changes. */
    count: (found: number, category?: SeminarCategory, format?: SeminarFormat) => {
      const [one, more] = nouns[format ?? 'any'];
      const kind = `${found} ${found === 1 ? one : more}`;
      return category ? `${kind} in ${seminarCategories[category]}` : kind;
    },
    /** At the end of each group, where the filter is out of sight. */
    again: 'Choose another subject or format',
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
    addToCalendar: 'Add to calendar',
    copyLink: 'Copy link',
    /** In place of `copyLink` on devices with a share sheet. */
    share: 'Share',
    /** Times of day in the company's time zone. */
    at: (time: string) => `${time} ${company.timeZone.short}`,
    /** The visitor's local time, such as `Thu 5 – 8 AM`. */
    localTime: (time: string) => `${time} your time`,
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

/** Copy of the calendar entries that visitors save. */
export const calendarText = {
  /** Of the file with all seminars; some programs make a calendar of that name. */
  name: `${company.name} seminars`,
  /** Of one entry. */
  title: (seminarTitle: string) => `${seminarTitle} (${company.name})`,
  notBooked: `Not a booking: ${confirmed}`,
  online: 'Online',
  onlineNote: 'We email you the link once your seat is confirmed.',
} as const;
