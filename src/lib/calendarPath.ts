import { hostPath } from './siteUrl';

/** Where the build puts the calendar file of a seminar. */
export function calendarPath(slug: string): string {
  return hostPath(`/calendar/${slug}.ics`);
}
