import type { Content } from '../content';
import { type Problem, problemsIn, specificationSays } from '../problem';
import type { Agreed } from '../specification';

const file = 'src/content/company.ts';

const host = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
const mailbox = /^[a-z0-9][a-z0-9._+-]*$/i;

/** `support@example.com`, and nothing that a mail program would take for two addresses. */
function isEmail(address: string): boolean {
  const [name = '', domain = '', ...others] = address.split('@');
  return others.length === 0 && mailbox.test(name) && host.test(domain.toLowerCase());
}

/** Whether calendars know a time zone of that name. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** What links, calendars and search engines need of the company's facts, and the agreed ones. */
export function companyProblems(content: Content, agreed: Agreed): Problem[] {
  const { company } = content[file];
  const { problems, refuse } = problemsIn(file);

  if (!host.test(company.domain))
    refuse(
      ['company', 'domain'],
      'Domain',
      `“${company.domain}” is not a domain.`,
      'Write it like “example.com”.',
    );
  if (!isEmail(company.supportEmail))
    refuse(
      ['company', 'supportEmail'],
      'Support address',
      `“${company.supportEmail}” is not an email address.`,
      'Write one address, such as “support@example.com”: no spaces, no commas, one @.',
    );
  if (!/^\+\d{1,3}[\d ()-]{6,}\d( ext\. \d{1,6})?$/.test(company.phone))
    refuse(
      ['company', 'phone'],
      'Phone',
      `“${company.phone}” is not a phone number that phones everywhere can call.`,
      'Write it like “+1 (503) 555-0142”, and an extension as “+1 (503) 555-0142 ext. 12”.',
    );
  if (!isTimeZone(company.timeZone.id))
    refuse(
      ['company', 'timeZone', 'id'],
      'Time zone',
      `“${company.timeZone.id}” is not a time zone.`,
      'Write its name in the tz database, such as “America/Los_Angeles”.',
    );
  if (company.copyrightYear !== agreed.copyright.year)
    refuse(
      ['company', 'copyrightYear'],
      'Copyright line',
      `The year is ${company.copyrightYear}.`,
      specificationSays(agreed.copyright.says),
    );

  return problems;
}
