// The titles of the seminars. Change the words on the right; those on the left are part of addresses and name
// the pictures in src/assets/originals/seminars. What a title says besides is in seminars.ts.

/** Titles by slug, apart from the list, so that a page that names a seminar does not load it. */
export const seminarTitles = {
  'tax-update': 'Tax Update 2025',
  'financial-statements': 'Reading Financial Statements',
  'payroll-essentials': 'Payroll Essentials',
  'budgeting-and-forecasting': 'Budgeting and Forecasting',
  'cash-flow-management': 'Cash Flow Management',
  'internal-audit': 'Internal Audit in Practice',
  'interviewing-skills': 'Interviewing Skills',
  'performance-feedback': 'Performance and Feedback',
  onboarding: 'Onboarding That Works',
  'employment-law': 'Employment Law Essentials',
  'workplace-wellbeing': 'Workplace Well-Being',
  'first-time-leaders': 'First-Time Leaders',
  'cyber-security': 'Cybersecurity for Managers',
  'cloud-migration': 'Cloud Migration',
  'practical-ai': 'Practical AI at Work',
  'data-protection': 'Data Protection',
  'data-dashboards': 'Data Dashboards',
  'agile-delivery': 'Agile Delivery',
} as const;

export type SeminarSlug = keyof typeof seminarTitles;
