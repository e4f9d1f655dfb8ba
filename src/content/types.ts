import type { week } from '../lib/week';
import type { affiliationCategories } from './partnerGroups';
import type { seminarCategories, seminarFormats } from './seminarGroups';

export type SeminarCategory = keyof typeof seminarCategories;
export type SeminarFormat = keyof typeof seminarFormats;
export type AffiliationCategory = keyof typeof affiliationCategories;

/** Facts of a seminar (specification 3 and 9). */
export interface SeminarFacts {
  /** Names the picture in `src/assets/originals/seminars` and the anchor on the page. */
  slug: string;
  title: string;
  description: string;
  /** `2025-04-15` */
  date: string;
  /** Time of day in the company's time zone, `13:30`. */
  start: string;
  hours: number;
  seats: number;
  format: SeminarFormat;
  /** Of a seat, in whole units of the company's currency. */
  price: number;
  category: SeminarCategory;
}

/** Facts of a seminar as visitors read them on its card. */
export interface Seminar extends SeminarFacts {
  words: { day: string; weekday: string; start: string; length: string; price: string };
}

/** A leader (specification 3). The e-mail address is made from the name, see `leaderEmail`. */
export interface TeamMember {
  /** Names the portrait in `src/assets/originals/portraits`. */
  slug: string;
  name: string;
  role:
    | 'Chief Executive Officer'
    | 'Chief Financial Officer'
    | 'Chief Technology Officer'
    | 'Chief Operations Officer';
  description: string;
  /** Describes the portrait to people who do not see it. */
  imageDescription: string;
}

/** A partner organization (specification 3). */
export interface Affiliation {
  /** Names the logo in `src/assets/logos/partners`. */
  slug: string;
  name: string;
  /** Describes the logo to people who do not see it. */
  logoDescription: string;
  description: string;
  category: AffiliationCategory;
}

/** Title and text of a notice (specification 8). */
export interface NoticeText {
  title: string;
  text: string;
}

export type Weekday = (typeof week)[number];

/** A row of the office hours: one day or the days from one to another, closed where no times are said. */
export interface OfficeHours {
  days: readonly [first: Weekday, last?: Weekday];
  /** `09:00`, in the company's time zone. */
  opens?: string;
  closes?: string;
}

/** A day on which the office is closed besides. */
export interface Closure {
  /** `2025-07-04` */
  date: string;
  /** Why, for visitors. */
  note: string;
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
  /** Where there are so many that months can be chosen from. */
  month: string;
  allMonths: string;
  monthLabel: (month: string) => string;
  /** What each choice is called. */
  labels: Record<SeminarCategory | SeminarFormat, string>;
  /** How many are left, and of which choice: announced when either changes. */
  count: (
    seminars: number,
    chosen: {
      category?: SeminarCategory | undefined;
      format?: SeminarFormat | undefined;
      month?: string | undefined;
    },
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
  mailSubject: (seminar: Seminar) => string;
  mailBody: string;
  /** Leads to a message about this seminar. */
  ask: string;
  addToCalendar: string;
  copyLink: string;
  /** In place of `copyLink` on devices with a share sheet. */
  share: string;
  /** A time of day in the company's time zone. */
  at: (time: string) => string;
  /** A day with its weekday before it, such as `Tue`. */
  on: (weekday: string, day: string) => string;
  /** The visitor's own time, such as `Thu 05:00`. */
  ownStart: (time: string) => string;
  /** Of a seminar's seats. */
  seats: (count: number) => string;
  formats: Record<SeminarFormat, string>;
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
  /** Name of a card's control for people who hear it alone. */
  named: (control: string, seminarTitle: string) => string;
}

/** Words on every leader's card beside the leader's own. */
export interface PersonCardText {
  email: string;
  /** There are no profiles yet, and the link says so. */
  linkedIn: string;
  /** Name of a link for people who hear it alone. */
  named: (link: string, person: string) => string;
}

/** Words of a field of the contact form. */
export interface FieldText {
  label: string;
  /** Why it is refused when it is empty. A field without this sentence is optional. */
  missing?: string;
  /** Why it is refused when it is not an email address. */
  malformed?: string;
  /** Its name in the privacy note. */
  inPrivacyNote: string;
}

/** Words of the contact form, its errors and the outcome of a send included. */
export interface ContactFormText<FieldName extends string = string> {
  heading: string;
  fields: Readonly<Record<FieldName, FieldText>>;
  send: string;
  sending: string;
  /** What happens to what is written here. */
  privacy: string;
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
  /** A status, and that nothing is lost, as long as that is true. */
  kept: (status: string) => string;
  /** Which address will be answered; it may stand anywhere in the sentence. */
  replyTo: (email: string) => string;
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
  /** The button that adds the line about a seminar or takes it out. */
  about: {
    add: (seminarTitle: string) => string;
    remove: string;
  };
  /** Label of the honeypot, for anyone who meets it after all. */
  honeypot: string;
}
