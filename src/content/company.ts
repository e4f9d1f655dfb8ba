// Facts of the company, each once; address and hours are in office.ts. Change the words
// between the quotes; `npm run content` says what is wrong.

/** Facts of the company for the whole site. Each fact stands here and nowhere else. */
export const company = {
  name: 'Northmere',
  domain: 'northmere.example',
  supportEmail: 'support@northmere.example',
  phone: '+1 (503) 555-0142',
  /** Language and country that days, times and prices are written for, and the currency of prices. */
  locale: 'en-US',
  currency: 'USD',
  /** Zone of all times on the site: its name in the tz database, and as visitors read it. */
  timeZone: { id: 'America/Los_Angeles', short: 'PT', name: 'Pacific Time' },
  copyrightYear: 2025,
  /**
   * Until when reports of security holes are read at the support address, less than a year ahead. A check
   * goes red a month before.
   */
  securityContactUntil: '2027-10-31',
} as const;

/** Letters that are no other letter with a mark, as addresses spell them. */
const spelling: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
};

/**
 * `Elena Voss` → `elena.voss@` and our domain, `Łukasz Żółć` → `lukasz.zolc@`; other marks than letters are
 * dropped. Letters of another script stay, and `npm run content` refuses them: no mail would arrive.
 */
export function leaderEmail(name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\p{Letter}/gu, (letter) => spelling[letter] ?? letter);
  const parts = letters.split(/\P{Letter}+/u).filter(Boolean);
  return `${parts.join('.')}@${company.domain}`;
}

/** A phone number as a `tel:` address (RFC 3966); `ext. 12` is an extension, which is dialed later. */
export const phoneLink = (phone: string) =>
  `tel:${phone.replace(/ext/, ';$&=').replace(/[^+\d;=ext]/g, '')}`;
