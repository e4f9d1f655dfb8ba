/** A sentence of the specification, in its own words. Stories and tests say themselves what they prove. */
export interface SpecificationRow {
  /** Section and place in it, `4.12`: the address of the row, too. */
  number: string;
  says: string;
  /** Where the site goes further than the sentence, or had to decide what it leaves open. */
  note?: string | undefined;
}

/** Where a line holds several facts, the words that each further one begins with. */
const cuts = [
  'Behaviour for unknown paths',
  'logo linking to',
  'links Home',
  'On success a confirmation',
  'On failure an error',
  'one visible at a time',
  'swipe-dismiss threshold',
  'F8 focuses',
];

/** By the words that a sentence begins with. */
const notes = {
  'Behaviour for unknown paths': 'We chose a page that says so kindly and leads back.',
  'Seminars grouped under': 'A visitor may also narrow the list; the address keeps the choice.',
  'title, description, date':
    'We added a time of day, for webinars on the visitor’s own clock too, and whether one comes or joins live.',
  'On failure an error': 'The form also says so itself, and offers three other ways.',
  'Notices: automatic dismissal':
    'The time stands still while somebody is reading, see Notices/Time.',
  'Nothing else is stateful':
    'Three things go further, all of them the visitor’s own: a narrowed list, a color scheme, and a half-written message that is still there on return.',
};

interface Part {
  /** Nothing for what stands directly below the heading of a section. */
  name?: string | undefined;
  sentences: string[];
}

/** A sentence for each bullet, paragraph and cell; a row of a table is a part by the name in its first cell. */
function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [{ sentences: [] }];
  for (const [index, line] of lines.entries()) {
    const [, heading] = /^### (.+)$/.exec(line) ?? [];
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [name, ...sentences] = cells;
    if (heading) parts.push({ name: heading, sentences: [] });
    else if (!line || line.startsWith('|-') || lines[index + 1]?.startsWith('|-')) continue;
    else if (name !== undefined) parts.push({ name, sentences }, { sentences: [] });
    else parts.at(-1)?.sentences.push(line.replace(/^- /, ''));
  }
  return parts.filter(({ sentences }) => sentences.length > 0);
}

const nextFact = new RegExp(`[,;:]? (?=${cuts.join('|')})`);

/**
 * The specification, section by section, read from `docs/specification.md`. The first section describes the
 * audience and asks for nothing.
 */
export function readSpecification(markdown: string) {
  for (const words of [...cuts, ...Object.keys(notes)]) {
    if (markdown.includes(words)) continue;
    throw new Error(
      `docs/specification.md no longer says “${words}”; stories/specification/rows.ts does.`,
    );
  }
  const [, , ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [name = '', ...lines] = section.split('\n');
    let place = 0;
    const rowOf = (says: string): SpecificationRow => {
      place += 1;
      const [, note] = Object.entries(notes).find(([words]) => says.startsWith(words)) ?? [];
      return { number: `${Number.parseInt(name, 10)}.${place}`, says, note };
    };
    const parts = partsOf(lines).map(({ name: part, sentences }) => ({
      name: part,
      rows: sentences.flatMap((sentence) => sentence.split(nextFact)).map(rowOf),
    }));
    return { name, parts };
  });
}

/** Every row of every section. */
export const rowsOf = (specification: ReturnType<typeof readSpecification>) =>
  specification.flatMap(({ parts }) => parts.flatMap(({ rows }) => rows));
