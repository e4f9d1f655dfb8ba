import { inWords } from '../../lib/format';
import { team } from '../team';

/** Texts of the team page. The leaders themselves are in `content/team.ts`. */
export const teamPage = {
  heading: 'Meet Our Leadership Team',
  lead: `Our ${inWords(team.length).toLowerCase()} leaders also teach. Write to any of them directly.`,
  card: {
    /** There are no profiles yet, and the link says so. */
    linkedIn: 'LinkedIn to follow',
  },
  join: {
    heading: 'Join Our Team',
    text: 'We are looking for experienced professionals who enjoy teaching. Tell us what you would teach.',
  },
} as const;
