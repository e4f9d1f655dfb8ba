import { inWords } from '../counts';

/** Texts of the team page. The leaders themselves are in `content/team.ts`. */
export const teamPage = {
  heading: 'Meet Our Leadership Team',
  lead: (leaders: number) =>
    leaders === 1
      ? 'Our executive also teaches. Write and ask.'
      : `Our ${inWords(leaders).toLowerCase()} executives also teach. Write to any of them directly.`,
  card: {
    email: 'Email',
    linkedIn: 'LinkedIn (coming soon)',
    named: (link: string, person: string) => `${link} ${person}`,
  },
  join: {
    heading: 'Join Our Team',
    text: 'We are looking for experienced professionals who enjoy teaching. Tell us what you would teach.',
  },
} as const;
