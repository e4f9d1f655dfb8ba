import { company } from './company';
import { addressLine } from './office';

/** Words of the calendar entries that visitors take along. */
export const calendarText = {
  /** Of a file with several seminars; some programs make a calendar of that name. */
  name: `${company.name} seminars`,
  /** Of one entry. */
  title: (seminarTitle: string) => `${seminarTitle} (${company.name})`,
  facts: (format: string, length: string, seats: string, price: string) =>
    `${format}, ${length}, ${seats}, ${price}.`,
  inPerson: `${company.name}, ${addressLine}`,
  online: 'Online',
  onlineNote: 'The link to the webinar comes with your confirmation.',
} as const;
