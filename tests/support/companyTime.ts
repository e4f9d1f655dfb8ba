import { company } from '../../src/content/company';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: company.timeZone.id,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Clock time in the company's zone, the way the content writes it: `April 15, 2025 at 10:00 AM`. */
export function companyTime(moment: Date): string {
  return format.format(moment).replace(/\s/gu, ' ');
}
