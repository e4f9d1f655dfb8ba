// Where the company can be visited, and when. Change the words between the quotes; `npm run content` says
// what is wrong.

import { formatTimes } from '../lib/format';
import { company } from './company';

export const address = {
  street: '48 Lantern Street, Suite 600',
  town: 'Brightwater',
  region: 'OR',
  regionName: 'Oregon',
  postalCode: '97000',
  country: 'US',
} as const;

/** Where seminars take place. */
export const townLine = `${address.town}, ${address.region}`;

/** The same in a sentence. */
export const townAndState = `${address.town}, ${address.regionName}`;

/** All of the address. */
export const addressLine = `${address.street}, ${townLine} ${address.postalCode}`;

/** Where a map of the address is; nothing asks for it before somebody follows the link. */
export const mapUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine)}`;

/** How to get in. */
export const onTheDay = `Doors open, and we answer the phone, half an hour before. Ring “${company.name}”.`;

/** The days of the week, by the names that visitors and schema.org call them. */
export const week = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Weekday = (typeof week)[number];

/** A row of the office hours: one day or the days from one to another. */
export interface OpeningRow {
  days: readonly [first: Weekday, last?: Weekday];
  /** `09:00`, in the company's time zone. */
  opens?: string;
  closes?: string;
}

/** By the clock of 24 hours in our time zone; a row without times is closed. */
export const officeHours: readonly OpeningRow[] = [
  { days: ['Monday', 'Friday'], opens: '09:00', closes: '18:00' },
  { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  { days: ['Sunday'] },
];

/** When somebody answers the phone: `Mon–Fri 9 AM – 6 PM, Sat 10 AM – 2 PM PT` */
export const hoursLine = `${officeHours
  .flatMap(({ days, opens, closes }) => {
    if (!opens || !closes) return [];
    return `${days.map((day) => day?.slice(0, 3)).join('–')}\u00a0${formatTimes(opens, closes)}`;
  })
  .join(', ')}\u00a0${company.timeZone.short}`;

/** In the place of hours. */
export const closed = 'Closed';
