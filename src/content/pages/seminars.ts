import { formatDate, formatPrice, formatTimeRange } from '../../lib/format';
import { company, leaderEmail } from '../company';
import { address, townLine } from '../office';
import { routeOf, visitId } from '../routes';
import { type Seminar, type SeminarCategory, type SeminarFormat, seminarCategories, seminarFormats, seminars, type Teacher } from '../seminars';
import { team } from '../team';
import { accessMail } from './contact';

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

/** How a seminar is held, and where: `Face-to-face, Brightwater`, `Live webinar` */
export const formatPlace = ({ format }: Pick<Seminar, 'format'>) =>
  format === 'face-to-face' ? `${seminarFormats[format]}, ${address.town}` : seminarFormats[format];

/** `$165 per seat`, and that it is full. */
export const formatSeatPrice = ({ price, full }: Seminar) => {
  const { priceUnit, isFull } = seminarsPage.card;
  return `${formatPrice(price)} ${priceUnit}${full ? isFull : ''}`;
};

/** First line of a message about a seminar. */
export const aboutSeminar = (seminar: Seminar) => {
  const { title, date, start, hours } = seminar;
  const time = seminarsPage.card.at(formatTimeRange(start, hours)).replaceAll('\u00a0', ' ');
  return `About: ${title}, ${formatDate(date)}, ${time}, ${formatPlace(seminar)}, ${formatSeatPrice(seminar)}`;
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

/** A part of what is good to know, with a way to go on behind its text. */
export interface GoodToKnowPart {
  heading: string;
  text: string;
  /** An address, as it is read; words that open a mail; or words that lead to a page. */
  way?: { address: string } | { words: string; subject: string; body?: string } | { words: string; path: string };
}

/** Below the list: what one asks before booking. */
const goodToKnow: readonly GoodToKnowPart[] = [
  {
    heading: 'No email came',
    text: `No email after ${company.replyTime}? Look into spam, too. Without one no seat is booked: call`,
    way: { address: company.phone },
  },
  {
    heading: 'Pay and invoice',
    text: 'Pay by invoice. The price includes handouts and certificate. For a group or your own office, ask.',
  },
  {
    heading: 'Change or cancel',
    text: 'A colleague may come in your place at any time. Cancel up to seven days before, and pay nothing; later, you pay. If we cancel, nobody pays.',
    way: { words: 'Change or cancel by email', subject: 'Change or cancel', body: 'Seminar, name, and what to change:' },
  },
  {
    heading: 'Another day',
    text: 'Each seminar runs once a season, live and without a recording. Cannot come? We write when it runs again.',
    way: { words: 'Ask about another day', subject: 'Another day', body: 'Seminar, and when you could come:' },
  },
  {
    heading: 'On the day',
    text: 'Our doors open half an hour before, a webinar ten minutes: its link comes with our confirmation.',
    way: { words: 'How to get here', path: `${routeOf('contact').path}#${visitId}` },
  },
  {
    heading: 'Access',
    text: 'Webinars have live captions, our rooms a step-free entrance. A seat near the front, or anything else? We answer before you pay.',
    way: accessMail,
  },
  {
    heading: 'Credit hours and certificate',
    text: 'You get a certificate with date and hours. It is not CPE or SHRM credit by itself: ask, and we tell you before you book.',
  },
  {
    heading: 'Press',
    text: `Journalists write to ${team[0].name}:`,
    way: { address: leaderEmail(team[0].name) },
  },
];

/** Texts of the seminars page. The seminars themselves are in `content/seminars.ts`. */
export const seminarsPage = {
  heading: 'Upcoming Seminars',
  lead: {
    offer: `${seminars.length} half-day seminars, ${priceRange} a seat.`,
    book: `To book, write to us from one card or more; ${confirmed}`,
    /** In place of `book` on paper, which has no links. */
    bookOnPaper: (url: string) =>
      `To book, write to ${company.supportEmail}, or from ${url}; ${confirmed}`,
  },
  /** The days of the season, beside the heading; on phones what unfolds them. */
  season: 'Dates at a glance',
  goodToKnow: { heading: 'Good to know', parts: goodToKnow },
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
    /** Before the count, on the paper of a list that was narrowed. */
    onThisList: 'On this list:',
    /** At the end of each group, where the filter is out of sight. */
    again: 'Choose another subject or format',
    nothing: 'No seminars match these filters.',
    /** Phones show the first part, beside the dates; the icon says the rest. */
    calendar: [`Add all ${seminars.filter(({ full }) => !full).length}`, 'to your calendar'],
  },
  card: {
    register: 'Register Now',
    /** In place of `register` and `ask` where no script can answer them. */
    mail: 'Register or ask by email',
    mailBody: 'Number of seats, or your question:',
    /** Leads to a message about this seminar. */
    ask: 'Book or ask',
    /** Of a full seminar: beside its price, in place of `register`, and without scripts in place of `mail`. */
    full: 'Full',
    /** Behind its category in the season and its price in a message. */
    isFull: ', full',
    askFull: 'Ask for a place',
    mailFull: 'Ask for a place by email',
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
    /** Before whom it is for. */
    audience: 'For whom:',
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
