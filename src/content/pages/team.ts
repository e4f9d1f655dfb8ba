import { inWords } from '../../lib/inWords';
import { team } from '../team';

/** Texts of the team page. The leaders themselves are in `content/team.ts`. */
export const teamPage = {
  heading: 'Meet Our Leadership Team',
  lead: `${inWords(team.length)} people who still teach. Write to any of them directly.`,
  card: { email: 'Email', linkedIn: 'LinkedIn' },
  /** Until the profiles exist the link stays on the card it is on. */
  profilePlaceholder: '#main',
  join: {
    heading: 'Join Our Team',
    text: 'We are looking for people who know their trade and like to pass it on. Tell us what you would teach.',
  },
} as const;
