/** Where the build puts the calendar file of a seminar. */
export function calendarPath(slug: string): string {
  return `/calendar/${slug}.ics`;
}
