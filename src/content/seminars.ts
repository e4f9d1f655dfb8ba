// The 18 seminars, in the order of the page. Change the words between the quotes; the type
// refuses a price outside $149 to $199 and a date outside April 15 to May 20, 2025.
import type { Seminar } from './types';

export const seminars: readonly Seminar[] = [
  {
    slug: 'tax-update',
    title: 'Tax Update 2025',
    description:
      'Know which 2025 changes to income, payroll and sales tax affect you, and what to file when.',
    date: 'April 15, 2025',
    duration: '3 hours',
    capacity: '30 seats',
    price: '$149',
    category: 'Accounting',
  },
  {
    slug: 'financial-statements',
    title: 'Reading Financial Statements',
    description:
      'Open any annual report and see from three statements what a company earns, owes and spends.',
    date: 'April 18, 2025',
    duration: '4 hours',
    capacity: '35 seats',
    price: '$179',
    category: 'Accounting',
  },
  {
    slug: 'payroll-essentials',
    title: 'Payroll Essentials',
    description:
      'From gross to net without surprises: run withholding, benefits and year-end forms yourself.',
    date: 'April 23, 2025',
    duration: '3 hours',
    capacity: '40 seats',
    price: '$159',
    category: 'Accounting',
  },
  {
    slug: 'budgeting-and-forecasting',
    title: 'Budgeting and Forecasting',
    description:
      'Build a budget your department heads understand and a forecast that holds up to questions.',
    date: 'April 29, 2025',
    duration: '4 hours',
    capacity: '30 seats',
    price: '$189',
    category: 'Accounting',
  },
  {
    slug: 'cash-flow-management',
    title: 'Cash Flow Management',
    description:
      'Spot a shortfall months ahead, and know which invoice, order or payment to move first.',
    date: 'May 6, 2025',
    duration: '3 hours',
    capacity: '35 seats',
    price: '$169',
    category: 'Accounting',
  },
  {
    slug: 'internal-audit',
    title: 'Internal Audit in Practice',
    description:
      'Plan, test and report an internal audit that leaves the process better than you found it.',
    date: 'May 14, 2025',
    duration: '4 hours',
    capacity: '30 seats',
    price: '$199',
    category: 'Accounting',
  },
  {
    slug: 'interviewing-skills',
    title: 'Interviewing Skills',
    description:
      'Ask every candidate the same good questions, listen for evidence and decide fairly.',
    date: 'April 16, 2025',
    duration: '3 hours',
    capacity: '30 seats',
    price: '$149',
    category: 'HR',
  },
  {
    slug: 'performance-feedback',
    title: 'Performance and Feedback',
    description:
      'Say the hard thing kindly, with an outline ready for the review you have been putting off.',
    date: 'April 22, 2025',
    duration: '3 hours',
    capacity: '35 seats',
    price: '$159',
    category: 'HR',
  },
  {
    slug: 'onboarding',
    title: 'Onboarding That Works',
    description:
      'Ninety days, one plan: take a new hire from the badge at the door to a first result.',
    date: 'April 25, 2025',
    duration: '3 hours',
    capacity: '40 seats',
    price: '$149',
    category: 'HR',
  },
  {
    slug: 'employment-law',
    title: 'Employment Law Essentials',
    description:
      'Handle contracts, leave and termination with a steady hand, and know when to call a lawyer.',
    date: 'May 1, 2025',
    duration: '4 hours',
    capacity: '35 seats',
    price: '$199',
    category: 'HR',
  },
  {
    slug: 'workplace-wellbeing',
    title: 'Workplace Wellbeing',
    description:
      'Before overload turns into sick leave, notice it and plan work your team can sustain.',
    date: 'May 8, 2025',
    duration: '3 hours',
    capacity: '40 seats',
    price: '$149',
    category: 'HR',
  },
  {
    slug: 'first-time-leaders',
    title: 'First-Time Leaders',
    description:
      'Last week a colleague, now the manager: delegate, give direction and stay yourself.',
    date: 'May 15, 2025',
    duration: '4 hours',
    capacity: '30 seats',
    price: '$189',
    category: 'HR',
  },
  {
    slug: 'cyber-security',
    title: 'Cyber Security for Managers',
    description:
      'Forged invoice or fake support call? Catch both, and give your team habits that stop them.',
    date: 'April 17, 2025',
    duration: '4 hours',
    capacity: '40 seats',
    price: '$179',
    category: 'IT',
  },
  {
    slug: 'cloud-migration',
    title: 'Cloud Migration',
    description:
      'Decide what moves to the cloud, in which order, and keep the monthly bill predictable.',
    date: 'April 24, 2025',
    duration: '4 hours',
    capacity: '30 seats',
    price: '$199',
    category: 'IT',
  },
  {
    slug: 'practical-ai',
    title: 'Practical AI at Work',
    description:
      'Let a language model draft and sort documents, check its work and keep data private.',
    date: 'April 30, 2025',
    duration: '3 hours',
    capacity: '40 seats',
    price: '$189',
    category: 'IT',
  },
  {
    slug: 'data-protection',
    title: 'Data Protection',
    description:
      'Follow personal data from consent to deletion, and answer requests about it in plain words.',
    date: 'May 7, 2025',
    duration: '3 hours',
    capacity: '35 seats',
    price: '$169',
    category: 'IT',
  },
  {
    slug: 'data-dashboards',
    title: 'Data Dashboards',
    description:
      'Turn a pile of messy spreadsheets into one page of charts that people read and act on.',
    date: 'May 13, 2025',
    duration: '4 hours',
    capacity: '30 seats',
    price: '$179',
    category: 'IT',
  },
  {
    slug: 'agile-delivery',
    title: 'Agile Delivery',
    description:
      'Set up boards, sprints and reviews that move work along instead of filling the calendar.',
    date: 'May 20, 2025',
    duration: '4 hours',
    capacity: '35 seats',
    price: '$189',
    category: 'IT',
  },
];
