// The partners, in the order of the page. Change the words between the quotes; a new slug needs
// a logo of that name in src/assets/logos/partners. ${seminarTitles['tax-update']} stands for the title of the
// seminar with that slug, and follows it.
import { seminarTitles } from './seminarTitles';
import type { Affiliation } from './types';

/** The fields of partners (specification 2), in the order of the page. */
export const affiliationCategories = {
  business: 'Business',
  technology: 'Technology',
  consulting: 'Consulting',
  finance: 'Finance',
  'human-resources': 'Human Resources',
} as const;

export const affiliations: readonly Affiliation[] = [
  {
    slug: 'halvorn',
    name: 'Halvorn',
    logoDescription: 'Halvorn logo: a square letter H beside the name',
    description: `Industrial group that supplies the cases for ${seminarTitles['cash-flow-management']}.`,
    category: 'business',
  },
  {
    slug: 'ferrowood',
    name: 'Ferrowood',
    logoDescription: 'Ferrowood logo: a tree trunk with two branches in a disc beside the name',
    description: `Timber and steel trader that sends its new managers to ${seminarTitles['first-time-leaders']}.`,
    category: 'business',
  },
  {
    slug: 'orrindale-chamber',
    name: 'Orrindale Chamber',
    logoDescription: 'Orrindale Chamber logo: a striped shield beside the name',
    description: 'The chamber of commerce that reads our course outlines and co-signs our certificates.',
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
    description: `Cloud engineers who teach ${seminarTitles['cloud-migration']} with us and bring the plans they work from.`,
    category: 'technology',
  },
  {
    slug: 'norrvik',
    name: 'Norrvik',
    logoDescription: 'Norrvik logo: a peak above a wave beside the name',
    description: `Security firm that writes and tests the exercises in ${seminarTitles['cyber-security']}.`,
    category: 'technology',
  },
  {
    slug: 'brisk-and-vale',
    name: 'Brisk & Vale',
    logoDescription: 'Brisk & Vale logo: two mountains and a sun beside the name',
    description: 'Strategy advisors who help companies run our seminars in-house, for a whole team at once.',
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
    description: `Process consultants who teach ${seminarTitles['agile-delivery']} with us and bring the boards.`,
    category: 'consulting',
  },
  {
    slug: 'tessaly-mutual',
    name: 'Tessaly Mutual',
    logoDescription: 'Tessaly Mutual logo: a temple front with three columns beside the name',
    description: `Insurer that sends each new claims manager to our ${seminarTitles['data-protection']} seminar.`,
    category: 'finance',
  },
  {
    slug: 'penhallow-trust',
    name: 'Penhallow Trust',
    logoDescription: 'Penhallow Trust logo: an arch with its keystone beside the name',
    description: 'Pays for seats every season, so small charities can send their people for free.',
    category: 'finance',
  },
  {
    slug: 'marrowby-capital',
    name: 'Marrowby Capital',
    logoDescription: 'Marrowby Capital logo: a hexagon with the letter M beside the name',
    description: `Investors who open their books for the case studies in ${seminarTitles['financial-statements']}.`,
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
    description: `Recruiters who play the candidate in ${seminarTitles['interviewing-skills']}, nerves and all.`,
    category: 'human-resources',
  },
  {
    slug: 'kindlewell',
    name: 'Kindlewell',
    logoDescription: 'Kindlewell logo: a flame within a flame beside the name',
    description: `Counseling service that designed ${seminarTitles['workplace-wellbeing']} with us and helps teach it.`,
    category: 'human-resources',
  },
];
