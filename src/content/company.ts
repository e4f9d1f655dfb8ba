import type { OfficeHours } from './types';

const officeHours: readonly OfficeHours[] = [
  { days: 'Monday-Friday', hours: '9:00 AM - 6:00 PM' },
  { days: 'Saturday', hours: '10:00 AM - 2:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
];

const town = 'Brightwater, OR';

/** What is true of the company everywhere on the site. Each fact stands here and nowhere else. */
export const company = {
  name: 'Northmere',
  domain: 'northmere.example',
  supportEmail: 'support@northmere.example',
  phone: '+1 (503) 555-0142',
  street: '48 Lantern Street, Suite 600',
  town,
  city: `${town} 97000`,
  officeHours,
  /** Zone of all times on the site: its name in the tz database, and as visitors read it. */
  timeZone: { id: 'America/Los_Angeles', short: 'PT', name: 'Pacific Time' },
  copyrightYear: 2025,
  /**
   * Until when reports of security holes are read at the support address, less than a year ahead. A check
   * goes red a month before.
   */
  securityContactUntil: '2027-10-31',
} as const;

/** `Elena Voss` → `elena.voss@northmere.example`; other marks than letters are dropped. */
export function leaderEmail(name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const parts = letters.split(/[^a-z]+/).filter(Boolean);
  return `${parts.join('.')}@${company.domain}`;
}

/** A phone number as a `tel:` address. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
