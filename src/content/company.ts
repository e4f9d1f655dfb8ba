// Facts of the company, each once; address and hours are in office.ts. Change the words
// between the quotes; `npm run content` says what is wrong.

export const company = {
  name: 'Northmere',
  /** Answers for the data of visitors. */
  legalName: 'Northmere Consulting LLC',
  domain: 'northmere.example',
  supportEmail: 'support@northmere.example',
  phone: '+1 (503) 555-0142',
  /** In which we answer mail and confirm a seat. */
  replyTime: 'one business day',
  /** The currency of prices, for search engines. */
  currency: 'USD',
  /** Zone of all times on the site: its name in the tz database, and as visitors read it. */
  timeZone: { id: 'America/Los_Angeles', short: 'PT', name: 'Pacific Time' },
  copyrightYear: 2025,
} as const;

/**
 * `Elena Voss` → `elena.voss@` and our domain (specification 2). Accents are dropped; `npm run content` refuses
 * other letters, which no mail would reach.
 */
export function leaderEmail(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  const parts = letters.toLowerCase().split(/\P{Letter}+/u);
  return `${parts.filter(Boolean).join('.')}@${company.domain}`;
}
