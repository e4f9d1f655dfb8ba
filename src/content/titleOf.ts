import { seminars } from './seminars';

/**
 * The title of a seminar, for texts of other pages that name it. A build writes the title in its place
 * (`build/content.mjs`), so that those pages need not load the seminars.
 */
export const titleOf = (slug: string): string =>
  seminars.find((seminar) => seminar.slug === slug)?.title ?? `(no seminar is called ${slug})`;
