import { inWords } from '../../lib/format';
import { affiliationCategories, affiliations } from '../affiliations';

const partners = inWords(affiliations.length);
const fields = inWords(Object.keys(affiliationCategories).length).toLowerCase();

/** Texts of the affiliations page. The partners themselves are in `content/affiliations.ts`. */
export const affiliationsPage = {
  heading: 'Our Affiliations',
  lead: 'Organizations that teach with us, supply our cases, recognize our certificates or send us their people.',
  network: {
    heading: 'Global Network',
    text: `${partners} partners in ${fields} fields. To become the next one, write to`,
    imageDescription: 'A clay globe: lines run from one coral pin to five places.',
  },
} as const;
