// The seminars. Change the words between the quotes, and the figures; the name
// on the left is part of addresses and names the picture in src/assets/originals/seminars. The page puts seminars in the
// order of their days; `npm run content` says what is wrong.
//
//   date      the day, year first: 2025-04-15
//   start     by the clock of 24 hours in our time zone: 09:00, 13:30
//   hours     how long it takes
//   seats     how many there are
//   price     of a seat, in whole dollars

/** The subjects (specification 2), in the order of the page; the names on the left are part of addresses. */
export const seminarCategories = {
  accounting: 'Accounting',
  hr: 'HR',
  it: 'IT',
} as const;

/** How a seminar is held. */
export const seminarFormats = {
  'face-to-face': 'Face-to-face',
  'live-webinar': 'Live webinar',
} as const;

export type SeminarCategory = keyof typeof seminarCategories;
export type SeminarFormat = keyof typeof seminarFormats;

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

type Entry = Omit<Seminar, 'slug'>;

/** By slug. */
export const seminarEntries = {
  'tax-update': {
    title: 'Tax Update 2025',
    description: 'See which 2025 income, payroll and sales tax changes affect you, and when to file.',
    date: '2025-04-15',
    start: '10:00',
    hours: 3,
    seats: 30,
    format: 'live-webinar',
    price: 149,
    category: 'accounting',
  },
  'financial-statements': {
    title: 'Reading Financial Statements',
    description: 'Read any annual report: what a company earns, owes and spends.',
    date: '2025-04-18',
    start: '09:00',
    hours: 4,
    seats: 35,
    format: 'face-to-face',
    price: 179,
    category: 'accounting',
  },
  'payroll-essentials': {
    title: 'Payroll Essentials',
    description: 'Run withholding, benefits and year-end forms yourself, from gross to net.',
    date: '2025-04-23',
    start: '10:00',
    hours: 3,
    seats: 40,
    format: 'live-webinar',
    price: 159,
    category: 'accounting',
  },
  'budgeting-and-forecasting': {
    title: 'Budgeting and Forecasting',
    description: 'Build a budget department heads understand and a forecast that holds up.',
    date: '2025-04-29',
    start: '09:00',
    hours: 4,
    seats: 30,
    format: 'face-to-face',
    price: 189,
    category: 'accounting',
  },
  'cash-flow-management': {
    title: 'Cash Flow Management',
    description: 'Spot a shortfall months ahead, and know which payment to move first.',
    date: '2025-05-06',
    start: '13:00',
    hours: 3,
    seats: 35,
    format: 'face-to-face',
    price: 169,
    category: 'accounting',
  },
  'internal-audit': {
    title: 'Internal Audit in Practice',
    description: 'Plan, test and report an audit that leaves the process better than you found it.',
    date: '2025-05-14',
    start: '09:00',
    hours: 4,
    seats: 30,
    format: 'face-to-face',
    price: 199,
    category: 'accounting',
  },
  'interviewing-skills': {
    title: 'Interviewing Skills',
    description: 'Ask every candidate the same good questions, listen for evidence, decide fairly.',
    date: '2025-04-16',
    start: '13:00',
    hours: 3,
    seats: 30,
    format: 'face-to-face',
    price: 149,
    category: 'hr',
  },
  'performance-feedback': {
    title: 'Performance and Feedback',
    description: 'Say the hard thing kindly, and leave with an outline for your next review.',
    date: '2025-04-22',
    start: '13:00',
    hours: 3,
    seats: 35,
    format: 'face-to-face',
    price: 159,
    category: 'hr',
  },
  onboarding: {
    title: 'Onboarding That Works',
    description: 'Ninety days, one plan: take a new hire from first badge to first result.',
    date: '2025-04-25',
    start: '10:00',
    hours: 3,
    seats: 40,
    format: 'live-webinar',
    price: 149,
    category: 'hr',
  },
  'employment-law': {
    title: 'Employment Law Essentials',
    description: 'Handle contracts, leave and termination, and know when to call a lawyer.',
    date: '2025-05-01',
    start: '10:00',
    hours: 4,
    seats: 35,
    format: 'live-webinar',
    price: 199,
    category: 'hr',
  },
  'workplace-wellbeing': {
    title: 'Workplace Well-Being',
    description: 'Spot overload before it turns into sick leave, and plan work a team can sustain.',
    date: '2025-05-08',
    start: '10:00',
    hours: 3,
    seats: 40,
    format: 'live-webinar',
    price: 149,
    category: 'hr',
  },
  'first-time-leaders': {
    title: 'First-Time Leaders',
    description: 'Newly promoted? Learn to delegate, give direction and stay yourself.',
    date: '2025-05-15',
    start: '09:00',
    hours: 4,
    seats: 30,
    format: 'face-to-face',
    price: 189,
    category: 'hr',
  },
  'cyber-security': {
    title: 'Cybersecurity for Managers',
    description: 'Catch forged invoices and fake support calls, and teach your team to do the same.',
    date: '2025-04-17',
    start: '10:00',
    hours: 4,
    seats: 40,
    format: 'live-webinar',
    price: 179,
    category: 'it',
  },
  'cloud-migration': {
    title: 'Cloud Migration',
    description: 'Decide what moves to the cloud, in which order, and keep the bill predictable.',
    date: '2025-04-24',
    start: '10:00',
    hours: 4,
    seats: 30,
    format: 'live-webinar',
    price: 199,
    category: 'it',
  },
  'practical-ai': {
    title: 'Practical AI at Work',
    description: 'Let a language model draft and sort, check its work and keep data private.',
    date: '2025-04-30',
    start: '13:00',
    hours: 3,
    seats: 40,
    format: 'face-to-face',
    price: 189,
    category: 'it',
  },
  'data-protection': {
    title: 'Data Protection',
    description: 'Follow personal data from consent to deletion, and answer requests about it.',
    date: '2025-05-07',
    start: '10:00',
    hours: 3,
    seats: 35,
    format: 'live-webinar',
    price: 169,
    category: 'it',
  },
  'data-dashboards': {
    title: 'Data Dashboards',
    description: 'Turn messy Excel sheets into one page of charts that people read and act on.',
    date: '2025-05-13',
    start: '10:00',
    hours: 4,
    seats: 30,
    format: 'live-webinar',
    price: 179,
    category: 'it',
  },
  'agile-delivery': {
    title: 'Agile Delivery',
    description: 'Set up boards, sprints and reviews that move work along, not fill the calendar.',
    date: '2025-05-20',
    start: '09:00',
    hours: 4,
    seats: 35,
    format: 'face-to-face',
    price: 189,
    category: 'it',
  },
} satisfies Record<string, Entry>;

export type SeminarSlug = keyof typeof seminarEntries;

const subjects = Object.keys(seminarCategories);
const orderOf = ({ category, date, start }: Seminar) =>
  `${subjects.indexOf(category)} ${date} ${start}`;

/** Seminars by subject, as the page groups them, then by the time they begin. */
export const seminars: readonly Seminar[] = (Object.keys(seminarEntries) as SeminarSlug[])
  .map((slug) => ({ slug, ...seminarEntries[slug] }))
  .sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
