import { company } from './company';

/** Words of the calendar entries that visitors take along. */
export const calendarText = {
  /** Of a file with several seminars; some programs make a calendar of that name. */
  name: `${company.name} seminars`,
  online: 'Online',
  onlineNote: 'The link to the webinar comes with your confirmation.',
  /** Day the season was last changed, as calendars need to know which of two entries is newer. */
  revised: 'March 17, 2025',
} as const;
