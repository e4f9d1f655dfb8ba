import type { affiliationCategories } from './affiliations';
import type { week } from './office';
import type { seminarCategories, seminarFormats } from './seminars';
import type { SeminarSlug } from './seminarTitles';

export type SeminarCategory = keyof typeof seminarCategories;
export type SeminarFormat = keyof typeof seminarFormats;
type Weekday = (typeof week)[number];

/** A seminar (specification 3 and 9). */
export interface Seminar {
  /** Names the picture in `src/assets/originals/seminars` and the anchor on the page. */
  slug: SeminarSlug;
  title: string;
  description: string;
  /** `2025-04-15` */
  date: string;
  /** Time of day in the company's time zone, `13:30`. */
  start: string;
  hours: number;
  seats: number;
  format: SeminarFormat;
  /** Of a seat, in whole dollars. */
  price: number;
  category: SeminarCategory;
}

/** A leader (specification 3). The e-mail address is made from the name, see `leaderEmail`. */
export interface TeamMember {
  /** Names the portrait in `src/assets/originals/portraits`. */
  slug: string;
  name: string;
  role: string;
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
  category: keyof typeof affiliationCategories;
}

/** Title and text of a notice (specification 8). */
export interface NoticeText {
  title: string;
  text: string;
}

/** A row of the office hours: one day or the days from one to another; closed where no times are said. */
export interface OfficeHours {
  days: readonly [first: Weekday, last?: Weekday];
  /** `09:00`, in the company's time zone. */
  opens?: string;
  closes?: string;
}

/** A reason to choose the seminars: a small card with an icon, or a wide one with a picture. */
export interface Feature {
  title: string;
  text: string;
  variant:
    | { kind: 'icon'; icon: 'microphone' | 'conversation' | 'award' | 'network'; warm: boolean }
    | { kind: 'picture'; picture: 'feature-room' | 'feature-webinar' };
}
