import { seminars } from '../../src/content/seminars';

/** Those with seats left: they alone have Register Now and a calendar file (decision 009). */
export const openSeminars = seminars.filter(({ full }) => !full);
