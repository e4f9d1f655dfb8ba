import { lines } from 'virtual:content-lines';
import { seminars } from '../../src/content/seminars';
import * as routes from '../../src/routes';
import { type Place, places, technical } from './places';

interface Entry {
  /** Where in its file, or the name of what it describes. */
  what: string;
  lines: readonly string[];
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

/** Stands for what a text is completed with, be it a word, a count or a seminar. */
const gap = Object.assign(Object('…'), seminars[0], { title: '…' });

type Text = (...values: readonly unknown[]) => unknown;

/** What a text says with gaps; one about the list of seminars says it of the real ones. */
function said(text: Text): unknown {
  try {
    return text(...Array.from({ length: text.length }, () => gap));
  } catch {
    return text(seminars);
  }
}

/** All words in a value, those of its parts included. */
function entriesOf(
  value: unknown,
  path: readonly (string | number)[],
  named: readonly string[] = [],
): readonly Entry[] {
  if (typeof value === 'function') {
    return entriesOf(said(value as Text), path, named);
  }
  if (typeof value !== 'object' || value === null) {
    return [
      {
        what: named.join(', '),
        lines: [String(value).replaceAll('NaN', '…')],
        path: path.join('.'),
      },
    ];
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
      part,
      [...path, isList ? (part?.slug ?? Number(key)) : key],
      [...named, isList ? String(Number(key) + 1) : words(key)],
    ),
  );
}

/** The first line of an entry: its own, or that of its first part. */
function lineOf(source: string, path: string): number | undefined {
  const known = lines[source] ?? {};
  const [part] = Object.keys(known).filter((one) => one.startsWith(`${path}.`));
  return known[path] ?? known[part ?? ''];
}

/** A file that is new and has no place yet comes last, under its own name. */
const unplaced = Object.keys(modules)
  .map((path) => path.replace(/^.*\/content\/|\.ts$/g, ''))
  .filter((file) => places.every((place) => place.file !== file))
  .map((file): Place => ({ file, name: file, board: 'pages-home--docs' }));

/** Every word of the site, by the place where it stands. */
export const contents = [...places, ...unplaced].map(({ file, ...place }) => {
  const source = file === 'routes' ? 'src/routes.ts' : `src/content/${file}.ts`;
  const exported = Object.entries(modules[`../../${source}`] ?? routes).filter(
    ([, value]) => typeof value !== 'function',
  );
  const entries = exported.flatMap(([name, value]) =>
    entriesOf(value, [name], exported.length > 1 ? [words(name)] : []),
  );
  return {
    ...place,
    source,
    entries: entries.map((entry) => ({ ...entry, line: lineOf(source, entry.path) ?? 1 })),
  };
});
