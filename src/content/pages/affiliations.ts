import { affiliationCategories, affiliations } from '../affiliations';
import { inWords } from '../words';

const partners = inWords(affiliations.length);
const fields = inWords(Object.keys(affiliationCategories).length).toLowerCase();

/** Texts of the affiliations page. The partners themselves are in `content/affiliations.ts`. */
export const affiliationsPage = {
  heading: 'Our Affiliations',
  lead: 'The organizations that teach with us, supply our cases and recognize our certificates.',
  network: {
    heading: 'Global Network',
    text: `${partners} partners in ${fields} fields, so what you learn here counts where you work.`,
    imageDescription: 'A clay globe: lines run from one coral pin to five places.',
  },
} as const;
