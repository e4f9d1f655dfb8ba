import type { Content, ContentFile } from '../content';
import type { Problem } from '../problem';

type Path = readonly (string | number)[];

/** Entries of a list are found by their slug, since lists may be sorted. */
const slugOf = (part: unknown) => (part as { slug?: string } | null)?.slug;

/** Calls back for every text of a value, with its place and the name of the entry around it. */
function eachText(
  value: unknown,
  path: Path,
  entry: string,
  found: (text: string, path: Path, entry: string) => void,
) {
  if (typeof value === 'string') found(value, path, entry);
  if (typeof value !== 'object' || value === null) return;
  const { title, name, heading, days, slug } = value as Record<string, unknown>;
  const own = [title, name, heading, days, slug].find((one) => typeof one === 'string' && one);
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? (slugOf(part) ?? Number(key)) : key;
    eachText(part, [...path, step], typeof own === 'string' ? own : entry, found);
  }
}

const wrong: readonly { when: RegExp; says: string; todo: string }[] = [
  { when: /^\s*$/, says: 'The text is empty.', todo: 'Write one between the quotes.' },
  {
    when: /^\s+\S|\S\s+$/,
    says: 'The text begins or ends with a space.',
    todo: 'Take the space out.',
  },
  { when: /\S {2,}\S/, says: 'There are two spaces in a row.', todo: 'Take one of them out.' },
  {
    when: /\(no seminar is called /,
    says: 'The text names a seminar that does not exist.',
    todo: 'Write the slug of a seminar into titleOf(…), or the words themselves.',
  },
  {
    when: /<\/?[a-z][^>]*>|&[a-z]+;/i,
    says: 'The text contains code of web pages, which visitors would see as it stands.',
    todo: 'Write plain words; an & or a < may stand alone.',
  },
  {
    when: /\$\{/,
    says: 'Visitors would see “${” as it stands: it works between two ` alone.',
    todo: 'Write ` instead of the two quotes around the text, or the words themselves.',
  },
];

/** Problems in any text, in any file. */
export function textProblems(content: Content): Problem[] {
  const problems: Problem[] = [];
  for (const [file, exported] of Object.entries(content)) {
    for (const [name, value] of Object.entries(exported)) {
      eachText(value, [name], name, (text, path, entry) => {
        const one = wrong.find(({ when }) => when.test(text));
        if (!one) return;
        const { says, todo } = one;
        problems.push({ file: file as ContentFile, path, entry, says, todo });
      });
    }
  }
  // An empty text breaks everything made of it: only the text itself is reported.
  const empty = problems.filter(({ says }) => says === wrong[0]?.says);
  return empty.length > 0 ? empty : problems;
}
