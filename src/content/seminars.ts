// The seminars. Change the words between the quotes, and the figures; the name
// on the left is part of URLs and names the picture in src/assets/originals/seminars. The page sorts seminars by
// category, then by day; `npm run content` says what is wrong.
//
//   date      the day, year first: 2025-04-15
//   start     by the clock of 24 hours in our time zone: 09:00, 13:30
//   hours     how long it takes
//   seats     how many there are
//   price     of a seat, in whole dollars
//   teacher   a leader by the name on the left in team.ts ('cfo'), or name and profession; a partner's
//             name after 'at' puts the seminar on that partner's card
//   outcomes  three things one can do afterwards, each beginning with a verb
//   audience  for whom it is, behind “For whom:”, and what one needs to bring
//   full      true where no seat is left; without the line there are some

import { type LeaderSlug, type TeamMember, team } from './team';

/** The categories (specification 2), in the order of the page; the names on the left are part of URLs. */
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

/** Who teaches a seminar. */
export interface Teacher {
  name: string;
  /** As on the card, behind the name: `tax adviser`, `CFO`. */
  profession: string;
}

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
  teacher: Teacher;
  /** What one can do afterwards. */
  outcomes: readonly [string, string, string];
  /** For whom it is. */
  audience: string;
  /** Whether no seat is left (decision 009). */
  full?: boolean;
}

interface Entry extends Omit<Seminar, 'slug' | 'teacher'> {
  teacher: LeaderSlug | Teacher;
}

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
    teacher: { name: 'Priya Raman', profession: 'tax adviser' },
    outcomes: [
      'List the 2025 changes that touch your returns',
      'Put every filing date into one calendar',
      'Brief your team on the new thresholds',
    ],
    audience: 'bookkeepers, and owners who file themselves',
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
    teacher: 'cfo',
    outcomes: [
      'Walk through a balance sheet line by line',
      'Tell profit from cash',
      'Ask the three questions a report leaves open',
    ],
    audience: 'managers without an accounting background',
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
    teacher: { name: 'Dana Whitfield', profession: 'payroll manager' },
    outcomes: [
      'Work out a paycheck from gross to net',
      'Close a payroll month with a checklist',
      'Correct a wrong withholding before year-end',
    ],
    audience: 'people new to payroll; no software needed',
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
    teacher: 'cfo',
    outcomes: [
      'Draft a budget from last year’s figures',
      'Update a forecast in an hour a month',
      'Explain a variance without blame',
    ],
    audience: 'team leads with their first budget',
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
    teacher: { name: 'Ingrid Solberg', profession: 'treasurer at Halvorn' },
    outcomes: [
      'Build a thirteen-week cash plan',
      'Rank payments by what a delay costs',
      'Ask a supplier for terms before you need them',
    ],
    audience: 'owners and controllers of small companies',
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
    teacher: { name: 'Samuel Adeyemi', profession: 'audit lead' },
    outcomes: [
      'Scope an audit to one process and one risk',
      'Draw a sample that holds up',
      'Write a finding that people act on',
    ],
    audience: 'anyone; no audit experience needed',
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
    teacher: { name: 'Rosa Delgado', profession: 'recruiter at Pellucor People' },
    outcomes: [
      'Write questions that each test one skill',
      'Score answers on evidence, the same day',
      'Turn a candidate down kindly, in writing',
    ],
    audience: 'anyone who sits in on interviews',
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
    teacher: 'ceo',
    outcomes: [
      'Open a hard talk in two sentences',
      'Separate what happened from what it meant',
      'End with one step and a date',
    ],
    audience: 'managers with reviews coming up',
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
    teacher: { name: 'Hana Mori', profession: 'HR manager' },
    outcomes: [
      'Plan the first day, week and month',
      'Brief a buddy and IT before day one',
      'Check in after thirty, sixty and ninety days',
    ],
    audience: 'HR, and for team leads who hire',
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
    teacher: { name: 'Grace Lindholm', profession: 'employment lawyer' },
    outcomes: [
      'Check an offer letter for what is missing',
      'Grant leave by the rules that apply to you',
      'Tell which cases need a lawyer first',
    ],
    audience: 'HR in Oregon and Washington',
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
    teacher: { name: 'Noor Aziz', profession: 'counselor at Kindlewell' },
    outcomes: [
      'Name five early signs of overload',
      'Start the first talk without playing doctor',
      'Plan a week with slack in it',
    ],
    audience: 'leads of teams under pressure',
  },
  'first-time-leaders': {
    title: 'First-Time Leaders',
    description: 'Newly promoted? Learn to delegate, give direction and keep your own style.',
    date: '2025-05-15',
    start: '09:00',
    hours: 4,
    seats: 30,
    format: 'face-to-face',
    price: 189,
    category: 'hr',
    teacher: 'coo',
    outcomes: [
      'Delegate a task together with its decisions',
      'Run a one-to-one that is no status report',
      'Say no to your boss, with a reason',
    ],
    audience: 'people who now lead former peers',
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
    teacher: 'cto',
    outcomes: [
      'Spot a forged invoice by three marks',
      'Set up a call-back rule for payments',
      'Run a ten-minute drill with your team',
    ],
    audience: 'managers; nothing to install',
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
    teacher: { name: 'Tomas Berg', profession: 'cloud engineer at Kestova' },
    outcomes: [
      'Sort systems into move, rebuild and leave',
      'Estimate a month’s bill before it comes',
      'Write an exit plan before you sign',
    ],
    audience: 'IT leads with a server room',
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
    teacher: 'cto',
    outcomes: [
      'Write a prompt your colleagues can reuse',
      'Check an answer against its source',
      'Decide which data never goes into a prompt',
    ],
    audience: 'office teams; bring a laptop',
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
    teacher: { name: 'Lucia Ferrante', profession: 'privacy officer' },
    outcomes: [
      'Trace one record through your company',
      'Answer an access request within a week',
      'Write a retention list on one page',
    ],
    audience: 'people who got privacy as a side job',
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
    teacher: { name: 'Mei Tanaka', profession: 'data analyst' },
    outcomes: [
      'Clean a sheet so that it refreshes itself',
      'Pick the chart that answers the question',
      'Cut a dashboard to five figures',
    ],
    audience: 'people who know Excel formulas',
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
    teacher: { name: 'Owen Barlow', profession: 'process consultant at Ostermill' },
    outcomes: [
      'Set up a board with limits that hold',
      'Plan a sprint in under an hour',
      'Hold a review that changes something',
    ],
    audience: 'teams that deliver in small steps',
  },
} satisfies Record<string, Entry>;

type SeminarSlug = keyof typeof seminarEntries;

const categories = Object.keys(seminarCategories);
const orderOf = ({ category, date, start }: Seminar) =>
  `${categories.indexOf(category)} ${date} ${start}`;

/** Not `localeCompare`, whose rules of sorting take a phone a tenth of a second to load. */
function compare(one: Seminar, other: Seminar) {
  const [first, second] = [orderOf(one), orderOf(other)];
  return Number(first > second) - Number(first < second);
}

/** A leader teaches under the short form of the role. */
function teacherOf(teacher: Entry['teacher']): Teacher {
  if (typeof teacher !== 'string') return teacher;
  const { name, shortRole } = team.find(({ slug }) => slug === teacher) as TeamMember;
  return { name, profession: shortRole };
}

/** Seminars by category, as the page groups them, then by the time they begin. */
export const seminars: readonly Seminar[] = (Object.keys(seminarEntries) as SeminarSlug[])
  .map((slug) => {
    const entry = seminarEntries[slug];
    return { slug, ...entry, teacher: teacherOf(entry.teacher) };
  })
  .sort(compare);
