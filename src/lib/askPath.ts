import { routeOf } from '../routes';

export const seminarParameter = 'seminar';

/** The contact page, asked about one seminar. */
export const askPath = (slug: string) => `${routeOf('contact').path}?${seminarParameter}=${slug}`;
