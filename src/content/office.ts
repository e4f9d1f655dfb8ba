// Where the company can be visited, and when. Change the words between the quotes; `npm run content` says
// what is wrong.
import type { Closure, OfficeHours } from './types';

export const address = {
  street: '48 Lantern Street, Suite 600',
  town: 'Brightwater',
  region: 'OR',
  postalCode: '97000',
  country: 'US',
} as const;

/** Where seminars take place. */
export const townLine = `${address.town}, ${address.region}`;

/** The second line of the address. */
export const cityLine = `${townLine} ${address.postalCode}`;

/** All of it. */
export const addressLine = `${address.street}, ${cityLine}`;

/** By the clock of 24 hours in our time zone; a row without times is closed. */
export const officeHours: readonly OfficeHours[] = [
  { days: ['Monday', 'Friday'], opens: '09:00', closes: '18:00' },
  { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  { days: ['Sunday'] },
];

/**
 * Days on which nobody is there besides. The contact page and search engines say so. One such day:
 * { date: '2025-07-04', note: 'Independence Day' },
 */
export const closures: readonly Closure[] = [];

/** In the place of hours. */
export const closed = 'Closed';
export const closedFor = (note: string) => `${closed}: ${note}`;
