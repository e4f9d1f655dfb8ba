import { formatCount, formatList } from '../../lib/format';
import { company } from '../company';
import { seminars } from '../seminars';
import { team } from '../team';

/** Texts of the team page. The leaders themselves are in `content/team.ts`. */
export const teamPage = {
  heading: 'Meet Our Leadership Team',
  lead: `Our ${formatCount(team.length).toLowerCase()} leaders also teach. Write to any of them: we reply within ${company.replyTime}.`,
  card: {
    /** What a leader teaches, behind the description. */
    teaches: (leader: string) => {
      const taught = seminars.filter(({ teacher }) => teacher.name === leader);
      return taught.length > 0 ? `Teaches ${formatList(taught.map(({ title }) => title))}.` : '';
    },
    subject: (leader: string) => `Question for ${leader}`,
    /** There are no profiles yet, and the placeholder says so. */
    linkedIn: 'LinkedIn profile coming soon',
  },
  join: {
    heading: 'Join Our Team',
    text: `We are looking for experienced professionals who enjoy teaching. Tell us what you would teach: we reply within ${company.replyTime}.`,
    subject: `Teaching at ${company.name}`,
  },
} as const;
