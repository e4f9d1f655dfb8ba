import { formatCount } from '../../lib/format';
import { affiliationCategories, affiliations } from '../affiliations';
import { company } from '../company';
import { seminars } from '../seminars';

const partners = formatCount(affiliations.length);
const fields = formatCount(Object.keys(affiliationCategories).length).toLowerCase();

/** Texts of the affiliations page. The partners themselves are in `content/affiliations.ts`. */
export const affiliationsPage = {
  heading: 'Our Affiliations',
  lead: 'Organizations that teach with us, supply our cases, recognize our certificates or send us their people.',
  card: {
    /** What people of a partner teach, behind the description. */
    teaches: (partner: string) =>
      seminars
        .filter(({ teacher }) => teacher.profession.endsWith(` at ${partner}`))
        .map(({ teacher, title }) => `${teacher.name} teaches ${title}.`)
        .join(' '),
  },
  network: {
    heading: 'Global Network',
    text: `${partners} partners in ${fields} fields. Want to be the next one? We reply within ${company.replyTime}:`,
    subject: `Partner of ${company.name}`,
    imageDescription: 'A clay globe: lines run from one coral pin to five places.',
  },
} as const;
