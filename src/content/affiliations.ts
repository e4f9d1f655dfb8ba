// The partners, in the order of the page. Change the words between the quotes; a new slug needs
// a logo of that name in src/assets/logos/partners. ${seminarEntries['tax-update'].title} stands for the title of the
// seminar with that slug, and follows it. seminars.ts says whose people teach.
import { seminarEntries } from './seminars';

/** The fields of partners (specification 2), in the order of the page. */
export const affiliationCategories = {
  business: 'Business',
  technology: 'Technology',
  consulting: 'Consulting',
  finance: 'Finance',
  'human-resources': 'Human Resources',
} as const;

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

export const affiliations: readonly Affiliation[] = [
  {
    slug: 'halvorn',
    name: 'Halvorn',
    logoDescription: 'Halvorn logo: a square letter H beside the name',
    description: 'Industrial group that lends us cases from its own books.',
    category: 'business',
  },
  {
    slug: 'ferrowood',
    name: 'Ferrowood',
    logoDescription: 'Ferrowood logo: a tree trunk with two branches in a disc beside the name',
    description: `Timber and steel trader that sends its new managers to ${seminarEntries['first-time-leaders'].title}.`,
    category: 'business',
  },
  {
    slug: 'orrindale-chamber',
    name: 'Orrindale Chamber',
    logoDescription: 'Orrindale Chamber logo: a striped shield beside the name',
    description: 'The chamber of commerce that reads our course outlines and signs our certificates with us.',
    category: 'business',
  },
  {
    slug: 'lumetra',
    name: 'Lumetra',
    logoDescription: 'Lumetra logo: a sun with eight rays beside the name',
    description: 'Lights our studio and runs the video link for every live webinar.',
    category: 'technology',
  },
  {
    slug: 'kestova',
    name: 'Kestova',
    logoDescription: 'Kestova logo: a letter K in three pieces beside the name',
    description: 'Cloud engineers who bring the plans they work from.',
    category: 'technology',
  },
  {
    slug: 'norrvik',
    name: 'Norrvik',
    logoDescription: 'Norrvik logo: a peak above a wave beside the name',
    description: `Security firm that writes and tests the exercises in ${seminarEntries['cyber-security'].title}.`,
    category: 'technology',
  },
  {
    slug: 'brisk-and-vale',
    name: 'Brisk & Vale',
    logoDescription: 'Brisk & Vale logo: two mountains and a sun beside the name',
    description: 'Strategy advisors who help companies run our seminars at their own office, for a whole team at once.',
    category: 'consulting',
  },
  {
    slug: 'quillbrook',
    name: 'Quillbrook',
    logoDescription: 'Quillbrook logo: a quill beside the name',
    description: 'Writers and editors who make our handouts short, clear and worth keeping.',
    category: 'consulting',
  },
  {
    slug: 'ostermill',
    name: 'Ostermill',
    logoDescription: 'Ostermill logo: four windmill sails beside the name',
    description: 'Process consultants who bring the boards.',
    category: 'consulting',
  },
  {
    slug: 'tessaly-mutual',
    name: 'Tessaly Mutual',
    logoDescription: 'Tessaly Mutual logo: a temple front with three columns beside the name',
    description: `Insurer that sends each new claims manager to our ${seminarEntries['data-protection'].title} seminar.`,
    category: 'finance',
  },
  {
    slug: 'penhallow-trust',
    name: 'Penhallow Trust',
    logoDescription: 'Penhallow Trust logo: an arch with its keystone beside the name',
    description: 'Pays for seats every season: small charities, ask us for one.',
    category: 'finance',
  },
  {
    slug: 'marrowby-capital',
    name: 'Marrowby Capital',
    logoDescription: 'Marrowby Capital logo: a hexagon with the letter M beside the name',
    description: `Investors who open their books for the case studies in ${seminarEntries['financial-statements'].title}.`,
    category: 'finance',
  },
  {
    slug: 'ardentree-institute',
    name: 'Ardentree Institute',
    logoDescription: 'Ardentree Institute logo: a tree with a round crown beside the name',
    description: 'Reviews our HR seminars and counts their hours toward its own certificates.',
    category: 'human-resources',
  },
  {
    slug: 'pellucor-people',
    name: 'Pellucor People',
    logoDescription: 'Pellucor People logo: two people side by side beside the name',
    description: 'Recruiters who play the candidate for us, nerves and all.',
    category: 'human-resources',
  },
  {
    slug: 'kindlewell',
    name: 'Kindlewell',
    logoDescription: 'Kindlewell logo: a flame within a flame beside the name',
    description: 'Counseling service that helps us plan workloads people can carry.',
    category: 'human-resources',
  },
];
