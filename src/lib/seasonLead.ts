import { seminarsPage } from '../content/pages/seminars';
import { seminars } from '../content/seminars';

/** What the seminars page says of the season; a build works it out. */
export const seasonLead = seminarsPage.lead(seminars);
