/** The whole numbers below `Limit`. */
type Below<Limit extends number, Found extends number[] = []> = Found['length'] extends Limit
  ? Found[number]
  : Below<Limit, [...Found, Found['length']]>;

/** The whole numbers from `First` to `Last`, both included. */
type WholeNumber<First extends number, Last extends number> =
  | Exclude<Below<Last>, Below<First>>
  | Last;

/** The subjects seminars are grouped under, in the order the page shows them (specification 2). */
export const seminarCategories = ['Accounting', 'HR', 'IT'] as const;
export type SeminarCategory = (typeof seminarCategories)[number];

/** A day of the spring season, April 15 to May 20, 2025 (specification 9). */
export type SeminarDate = `April ${WholeNumber<15, 30>}, 2025` | `May ${WholeNumber<1, 20>}, 2025`;

/** How a seminar is held, in the order the choice on the page shows them. */
export const seminarFormats = ['Face-to-face', 'Live webinar'] as const;
export type SeminarFormat = (typeof seminarFormats)[number];

/** A seminar as visitors see it on its card (specification 3 and 9). */
export interface Seminar {
  /** Names the picture in `src/assets/originals/seminars` and the anchor on the page. */
  slug: string;
  title: string;
  description: string;
  date: SeminarDate;
  /** Time of day in the company's time zone. */
  start: `${WholeNumber<1, 12>}:${'00' | '15' | '30' | '45'} ${'AM' | 'PM'}`;
  duration: `${3 | 4} hours`;
  capacity: `${30 | 35 | 40} seats`;
  format: SeminarFormat;
  /** $149 to $199, whole dollars. */
  price: `$${WholeNumber<149, 199>}`;
  category: SeminarCategory;
}

/** A leader (specification 3). The e-mail address is made from the name, see `leaderEmail`. */
export interface TeamMember {
  /** Names the portrait in `src/assets/originals/portraits`. */
  slug: 'ceo' | 'cfo' | 'cto' | 'coo';
  name: string;
  role:
    | 'Chief Executive Officer'
    | 'Chief Financial Officer'
    | 'Chief Technology Officer'
    | 'Chief Operations Officer';
  description: string;
  /** What the portrait shows, for people who do not see it. */
  imageDescription: string;
}

/** The fields partners are grouped under, in the order the page shows them (specification 2). */
export const affiliationCategories = [
  'Business',
  'Technology',
  'Consulting',
  'Finance',
  'Human Resources',
] as const;
export type AffiliationCategory = (typeof affiliationCategories)[number];

/** A partner organization (specification 3). */
export interface Affiliation {
  /** Names the logo in `src/assets/logos/partners`. */
  slug: string;
  name: string;
  /** What the logo shows, for people who do not see it. */
  logoDescription: string;
  description: string;
  category: AffiliationCategory;
}

/** Title and text of a notice (specification 8). */
export interface NoticeText {
  title: string;
  text: string;
}

/** A row of the office hours. */
export interface OfficeHours {
  days: string;
  hours: string;
}

/** A reason to choose the seminars: a small card with an icon, or a wide one with a picture. */
export interface Feature {
  title: string;
  text: string;
  variant:
    | { kind: 'icon'; icon: 'microphone' | 'conversation' | 'award' | 'network'; warm: boolean }
    | { kind: 'picture'; picture: 'feature-room' | 'feature-webinar' };
}

/** Words of the choices above the list of seminars. */
export interface SeminarFilterText {
  /** Names the whole for screen readers. */
  label: string;
  subject: string;
  allSubjects: string;
  format: string;
  allFormats: string;
  /** What is left, and of which choice: announced when either changes. */
  count: (
    seminars: number,
    chosen: { category?: SeminarCategory | undefined; format?: SeminarFormat | undefined },
  ) => string;
  /** On phones: opens the choices. */
  open: string;
  /** In the place of the list when nothing is found, and the way back to all. */
  nothing: string;
  showAll: string;
  /** Link to one calendar file of those found. */
  calendar: (seminars: number, all: boolean) => string;
}

/** Words on every seminar card beside the seminar's own. */
export interface SeminarCardText {
  register: string;
  /** In place of `register` and `ask` where no script can answer them. */
  mail: string;
  mailSubject: (title: string, date: string, format: string) => string;
  mailBody: string;
  /** Leads to a message about this seminar. */
  ask: string;
  addToCalendar: string;
  copyLink: string;
  /** In place of `copyLink` on devices with a share sheet. */
  share: string;
  /** Time zone as it stands behind a time of day. */
  timeZone: string;
  /** The visitor's own time, such as `Thu 05:00`. */
  ownStart: (time: string) => string;
  /** Where face-to-face seminars take place. */
  town: string;
  /** Behind the price: what it buys. */
  priceUnit: string;
  /** Spoken before the facts, which sighted visitors tell apart by their place. */
  date: string;
  start: string;
  duration: string;
  capacity: string;
  format: string;
  place: string;
  price: string;
}

/** Words on every leader's card beside the leader's own. */
export interface PersonCardText {
  email: string;
  /** There are no profiles yet, and the link says so. */
  linkedIn: string;
}

/** Words of the contact form, its errors and the outcome of a send included. */
export interface ContactFormText {
  heading: string;
  name: string;
  email: string;
  message: string;
  send: string;
  sending: string;
  /** What happens to what is written here. */
  privacy: string;
  nameMissing: string;
  emailMissing: string;
  emailMalformed: string;
  messageMissing: string;
  /** Below the form: how the message is doing. */
  status: {
    /** Send was pressed before the page's scripts arrived. */
    waiting: string;
    /** The same after 15 seconds. */
    slow: string;
    /** The same when the scripts are known to be missing. */
    missing: string;
    sending: string;
    /** No answer for fifteen seconds; the form goes on listening. */
    noAnswer: string;
    /** The page was left or reloaded while the message was on its way. */
    interrupted: string;
    /** Another tab sends the same message or has sent it. */
    elsewhere: string;
    sent: string;
    /** The message has arrived, and the visitor has written on meanwhile. */
    sentEarlier: string;
    failed: string;
    tooLarge: string;
    tooMany: string;
    /** The browser has no connection, and nothing has been sent. */
    offline: string;
    /** The request failed, and nobody knows whether before or after it arrived. */
    connectionFailed: string;
    /** Refused, while an earlier send of the same words may have arrived. */
    failedAgain: string;
    mayRepeat: string;
    /** The same after `connectionFailed`, whose reason it keeps. */
    mayRepeatFailed: string;
    looksAutomatic: string;
    /** Send was pressed early, and too long ago to be sent without a question. */
    delayed: string;
    /** The connection came back after `offline`. */
    onlineAgain: string;
    /** The browser has lost its connection while the visitor writes. */
    connectionLost: string;
    /** The text is longer than the mail service takes; both sizes in bytes. */
    tooLong: (size: number, limit: number) => string;
  };
  /** Follows a status as long as it is true. */
  kept: string;
  /** Before the address that will be answered. */
  replyTo: string;
  /** An earlier message has arrived; the beginning of its text tells which. */
  earlierSent: (beginning: string) => string;
  /** Yes to a question of the status. */
  confirm: {
    mayRepeat: string;
    mayRepeatFailed: string;
    looksAutomatic: string;
    delayed: string;
  };
  tryAgain: string;
  /** Label of the link that hands the message to the visitor's own mail program. */
  mailInstead: string;
  mailSubject: (name: string) => string;
  callInstead: (phone: string) => string;
  /** Copies a message that is too long for a mail link. */
  copy: string;
  copied: string;
  /** The browser refuses to copy. */
  copyByHand: string;
  /** The line that a message about a seminar begins with, and the button that adds it or takes it out. */
  about: {
    line: (title: string, date: string, format: string) => string;
    add: (seminarTitle: string) => string;
    remove: string;
  };
  /** Label of the honeypot, for anyone who meets it after all. */
  honeypot: string;
}
