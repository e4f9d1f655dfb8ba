// The leaders, in the order of the page. Change the words between the quotes; the email
// address follows from the name, so a new name gives a new address. ${company.name} stands for the
// company's name, and follows it. seminars.ts says what a leader teaches.
import { company } from './company';

/** A leader (specification 3). The email address is made from the name, see `leaderEmail`. */
export interface TeamMember {
  /** Names the portrait in `src/assets/originals/portraits`. */
  slug: string;
  name: string;
  role: string;
  /** The role where there is little room: `CEO`. */
  shortRole: string;
  description: string;
  /** Describes the portrait to people who do not see it. */
  imageDescription: string;
}

export const team = [
  {
    slug: 'ceo',
    name: 'Elena Voss',
    role: 'Chief Executive Officer',
    shortRole: 'CEO',
    description: `Founded ${company.name} after fifteen years advising midsize firms.`,
    imageDescription: 'Clay figure of Elena Voss: a smiling woman with a brown bob and a petrol blazer.',
  },
  {
    slug: 'cfo',
    name: 'Marco Oduya',
    role: 'Chief Financial Officer',
    shortRole: 'CFO',
    description: 'Auditor turned finance chief, who explains figures to people who dread them.',
    imageDescription: 'Clay figure of Marco Oduya: a smiling man with a full beard and round glasses.',
  },
  {
    slug: 'cto',
    name: 'Amara Keller',
    role: 'Chief Technology Officer',
    shortRole: 'CTO',
    description: 'Runs our live webinars and explains technology without scaring anyone.',
    imageDescription: 'Clay figure of Amara Keller: a smiling woman with black curls and a coral blazer.',
  },
  {
    slug: 'coo',
    name: 'Jonas Lindqvist',
    role: 'Chief Operations Officer',
    shortRole: 'COO',
    description: 'Has kept things on time for thirty years, first on factory floors and now in seminar rooms.',
    imageDescription: 'Clay figure of Jonas Lindqvist: a smiling man with white hair, round glasses and a tie.',
  },
] as const satisfies readonly TeamMember[];

export type LeaderSlug = (typeof team)[number]['slug'];
