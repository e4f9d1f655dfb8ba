import { lines } from 'virtual:content-lines';
import * as routes from '../../src/routes';
import { examples, otherExamples } from './examples';
import { type Place, places, technical } from './places';

interface Entry {
  /** Where in its file, or the name of what it describes. */
  what: string;
  lines: readonly string[];
  /** Examples that complete its texts. */
  used?: readonly string[];
  /** Names the picture of a seminar, a leader or a partner. */
  slug?: string;
  /** Where it stands in its file: names and positions, with dots between them. */
  path: string;
}

const modules = import.meta.glob<Record<string, unknown>>('../../src/content/**/*.ts', {
  eager: true,
});

/** `customerName` → `customer name`; what describes a picture is called as reviewers look for it. */
const words = (key: string) =>
  /^(image|logo)Description$/.test(key)
    ? 'alternative text of the picture'
    : key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

type Text = (...values: readonly unknown[]) => unknown;

/** A text with examples, and its wording for one alone or for all where that differs. */
function said(text: Text, gaps: readonly string[]) {
  const calls = [examples, ...otherExamples].map((known) => gaps.map((gap) => known[gap]));
  return {
    texts: [...new Set(calls.map((values) => text(...values)))],
    used: calls
      .flat()
      .filter((value) => /^(string|number)$/.test(typeof value))
      .map(String),
  };
}

/** All words in a value, those of its parts included. */
function entriesOf(
  source: string,
  value: unknown,
  path: readonly (string | number)[],
  named: readonly string[] = [],
): readonly Entry[] {
  if (typeof value === 'function') {
    const { texts, used } = said(value as Text, lines[source]?.[path.join('.')]?.gaps ?? []);
    const [first] = texts;
    if (typeof first !== 'object')
      return [{ what: named.join(', '), lines: texts.map(String), used, path: path.join('.') }];
    return entriesOf(source, first, path, named).map((entry) => ({ ...entry, used }));
  }
  if (typeof value !== 'object' || value === null) {
    return [{ what: named.join(', '), lines: [String(value)], path: path.join('.') }];
  }
  const parts = Object.entries(value).filter(([key]) => !technical.includes(key));
  if ('slug' in value) {
    const { slug, title, name } = value as Record<string, string>;
    const texts = parts.map(([key, part]) => `${words(key)}: ${part}`);
    return [
      { what: title ?? name ?? '', lines: texts, path: path.join('.'), ...(slug && { slug }) },
    ];
  }
  const isList = Array.isArray(value);
  return parts.flatMap(([key, part]) =>
    entriesOf(
      source,
      part,
      [...path, isList ? (part?.slug ?? Number(key)) : key],
      [...named, isList ? String(Number(key) + 1) : words(key)],
    ),
  );
}

/** The line of an entry: its own, that of its first part, or that of what it is part of. */
function lineOf(source: string, path: string): number | undefined {
  const known = lines[source] ?? {};
  const near =
    Object.keys(known).find((one) => one === path) ??
    Object.keys(known).find((one) => one.startsWith(`${path}.`)) ??
    Object.keys(known).find((one) => path.startsWith(`${one}.`));
  return known[near ?? '']?.line;
}

/** A file that has no place yet comes last: a page of the site under its name, others under their own. */
const unplaced = Object.keys(modules)
  .map((path) => path.replace(/^.*\/content\/|\.ts$/g, ''))
  .filter((file) => places.every((place) => place.file !== file))
  .map((file): Place => {
    const page = routes.routes.find(({ key }) => file === `pages/${key}`);
    return { file, name: page?.name ?? file, board: `pages-${page?.key ?? 'home'}--docs` };
  });

/** Every word of the site, by the place where it stands. */
export const contents = [...places, ...unplaced].map(({ file, ...place }) => {
  const source = file === 'routes' ? 'src/routes.ts' : `src/content/${file}.ts`;
  const exported = Object.entries(modules[`../../${source}`] ?? routes).filter(
    ([, value]) => typeof value !== 'function',
  );
  const entries = exported.flatMap(([name, value]) =>
    entriesOf(source, value, [name], exported.length > 1 ? [words(name)] : []),
  );
  return {
    ...place,
    source,
    entries: entries.map((entry) => ({ ...entry, line: lineOf(source, entry.path) ?? 1 })),
  };
});
