// The leaders, in the order of the page. Change the words between the quotes; the e-mail
// address follows from the name, so a new name gives a new address. ${company.name} stands for the
// company's name, and follows it.
import { company } from './company';
import { seminarEntries } from './seminars';

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

export const team: readonly TeamMember[] = [
  {
    slug: 'ceo',
    name: 'Elena Voss',
    role: 'Chief Executive Officer',
    description: `Founded ${company.name} after fifteen years advising mid-sized firms. Teaches ${seminarEntries['performance-feedback'].title}.`,
    imageDescription: 'Clay figure of Elena Voss: a smiling woman with a brown bob and a petrol blazer.',
  },
  {
    slug: 'cfo',
    name: 'Marco Oduya',
    role: 'Chief Financial Officer',
    description: `Auditor turned finance chief. Teaches ${seminarEntries['financial-statements'].title}, for people who dread them.`,
    imageDescription: 'Clay figure of Marco Oduya: a smiling man with a full beard and round glasses.',
  },
  {
    slug: 'cto',
    name: 'Amara Keller',
    role: 'Chief Technology Officer',
    description: `Runs our live webinars, and teaches ${seminarEntries['cyber-security'].title} without scaring anyone.`,
    imageDescription: 'Clay figure of Amara Keller: a smiling woman with black curls and a coral blazer.',
  },
  {
    slug: 'coo',
    name: 'Jonas Lindqvist',
    role: 'Chief Operations Officer',
    description: 'Has kept things on time for thirty years, first on factory floors and now in seminar rooms.',
    imageDescription: 'Clay figure of Jonas Lindqvist: a smiling man with white hair, round glasses and a tie.',
  },
];
