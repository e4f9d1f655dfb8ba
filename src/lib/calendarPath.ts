import { filterSlugs, type SeminarFilters } from './seminarFilters';
import { hostPath } from './siteUrl';

/** Where the build puts the calendar file of a seminar. */
export function calendarPath(slug: string): string {
  return hostPath(`/calendar/${slug}.ics`);
}

/** Where it puts the one file of all seminars that the filters leave: `seminars-hr.ics` */
export function listCalendarPath(filters: SeminarFilters): string {
  return calendarPath(['seminars', ...Object.values(filterSlugs(filters))].join('-'));
}
