import { company } from '../content/company';
import { siteUrl } from '../lib/siteUrl';

/** Where to report a security hole, in the form of RFC 9116. */
export const securityTxt = [
  `Contact: mailto:${company.supportEmail}`,
  `Expires: ${company.securityContactUntil}T00:00:00Z`,
  `Preferred-Languages: ${company.locale.slice(0, 2)}`,
  ...(siteUrl ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
  '',
].join('\n');
