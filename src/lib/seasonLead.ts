import { seminarsPage } from '../content/pages/seminars';
import { seminars } from '../content/seminars';

/** The lead of the seminars page; a build works it out. */
export const seasonLead = seminarsPage.lead(seminars);
