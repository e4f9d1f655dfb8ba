/** `April 15, 2025` → `2025-04-15` */
const dayIn = (text: string) => new Date(`${text} UTC`).toISOString().slice(0, 10);

/**
 * What the specification fixes of the content. Read from its sentences, so that a new season changes
 * docs/specification.md and nothing beside it.
 */
export function agreedIn(specification: string) {
  const sentence = (pattern: RegExp) => {
    const found = pattern.exec(specification);
    if (!found) throw new Error(`docs/specification.md says ${pattern} no longer.`);
    const [says, ...parts] = found;
    return { says: says.replace(/^- |\.$/g, ''), parts };
  };
  const numbers = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

  const season = sentence(/^- Dates: (\w+ \d+) to (\w+ \d+), (\d{4})\.$/m);
  const [first, last, year] = season.parts;
  const prices = sentence(/^- Prices: \$(\d+) to \$(\d+)\.$/m);
  const capacities = sentence(/^- Seminar capacities: .* seats\.$/m);
  const durations = sentence(/^- Durations: .* hours\.$/m);
  const count = sentence(/^- (\d+) seminars, (\d+) per category\b/m);
  const copyright = sentence(/copyright line for (\d{4})\b/);
  const roles = sentence(/^- Team roles: (.*)\.$/m);
  const hours = sentence(/^- Office Hours: (.*)\.$/m);
  return {
    season: { ...season, first: dayIn(`${first}, ${year}`), last: dayIn(`${last}, ${year}`) },
    prices: { ...prices, lowest: Number(prices.parts[0]), highest: Number(prices.parts[1]) },
    capacities: { ...capacities, values: numbers(capacities.says) },
    durations: { ...durations, values: numbers(durations.says) },
    seminars: { ...count, perCategory: Number(count.parts[1]) },
    copyright: { ...copyright, year: Number(copyright.parts[0]) },
    roles: { ...roles, values: roles.parts[0]?.split(', ') ?? [] },
    hours: { ...hours, rows: hours.parts[0]?.split('; ') ?? [] },
    /** Whether the specification has these words. */
    has: (words: string) => specification.includes(words),
  };
}

export type Agreed = ReturnType<typeof agreedIn>;
