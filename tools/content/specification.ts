/** `April 15, 2025` → `2025-04-15` */
const dayIn = (text: string) => new Date(`${text} UTC`).toISOString().slice(0, 10);

/**
 * Texts and numbers that the specification fixes. Read from its sentences, so that a new season changes
 * docs/specification.md and nothing beside it.
 */
export function agreedIn(specification: string) {
  const sentence = (pattern: RegExp, example: string) => {
    const found = pattern.exec(specification);
    if (!found) throw new Error(`docs/specification.md has no sentence like “${example}”.`);
    const [says, ...parts] = found;
    return { says: says.replace(/^- |\.$/g, ''), parts };
  };
  const numbers = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

  const season = sentence(
    /^- Dates: (\w+ \d+) to (\w+ \d+), (\d{4})\.$/m,
    '- Dates: April 15 to May 20, 2025.',
  );
  const [first, last, year] = season.parts;
  const prices = sentence(/^- Prices: \$(\d+) to \$(\d+)\.$/m, '- Prices: $149 to $199.');
  const capacities = sentence(
    /^- Seminar capacities: .* seats\.$/m,
    '- Seminar capacities: 30, 35 or 40 seats.',
  );
  const durations = sentence(/^- Durations: .* hours\.$/m, '- Durations: 3 or 4 hours.');
  const count = sentence(
    /^- (\d+) seminars, (\d+(?:(?:, | or )\d+)*) per category\b/m,
    '- 18 seminars, 6 per category.',
  );
  const copyright = sentence(/copyright line for (\d{4})\b/, 'copyright line for 2025');
  const roles = sentence(/^- Team roles: (.*)\.$/m, '- Team roles: CEO, COO.');
  const form = sentence(
    /^- Form with (.*), and a Send Message button\b/m,
    '- Form with Name, Email, Message, and a Send Message button',
  );
  const hours = sentence(
    /^- Office Hours: (.*)\.$/m,
    '- Office Hours: Monday-Friday 9:00 AM - 6:00 PM; Sunday Closed.',
  );
  const addresses = sentence(
    /^Routes \(none has parameters\): (.*?)\. /m,
    'Routes (none has parameters): / (home), /contact.',
  );
  const links = sentence(/\blinks (\w.* \(\/.*?\));/, 'links Home (/), Contact (/contact);');
  const color = sentence(/^- Brand colour: (#[0-9a-f]{6})\.$/m, '- Brand colour: #0097b2.');
  return {
    /** Addresses, and what the navigation calls them: `Our Team (/team)`. */
    pages: {
      addresses: addresses.parts[0]?.replace(/ \(\w+\)/g, '').split(', ') ?? [],
      links: links.parts[0] ?? '',
    },
    brandColor: color.parts[0],
    season: { ...season, first: dayIn(`${first}, ${year}`), last: dayIn(`${last}, ${year}`) },
    prices: { ...prices, lowest: Number(prices.parts[0]), highest: Number(prices.parts[1]) },
    capacities: { ...capacities, values: numbers(capacities.says) },
    durations: { ...durations, values: numbers(durations.says) },
    seminars: { ...count, total: Number(count.parts[0]), perCategory: numbers(count.parts[1]) },
    copyright: { ...copyright, year: Number(copyright.parts[0]) },
    roles: { ...roles, values: roles.parts[0]?.split(', ') ?? [] },
    form: { ...form, labels: form.parts[0] ?? '' },
    hours: { ...hours, rows: hours.parts[0]?.split('; ') ?? [] },
    /** Whether the specification has these words. */
    has: (words: string) => specification.includes(words),
  };
}

export type Agreed = ReturnType<typeof agreedIn>;
