import * as routes from '../../src/routes';
import { type Place, places, technical } from './places';

interface Entry {
  /** Where in its file, or the name of what it describes. */
  what: string;
  lines: readonly string[];
  /** Names the picture of a seminar, a leader or a partner. */
  slug?: string;
}

const modules = import.meta.glob<Record<string, unknown>>('../../src/content/**/*.ts', {
  eager: true,
});

/** `customerName` → `customer name`; what describes a picture is called as reviewers look for it. */
const words = (key: string) =>
  /^(image|logo)Description$/.test(key)
    ? 'alternative text of the picture'
    : key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** All words in a value, those of its parts included. A gap stands for what a text is completed with. */
function entriesOf(value: unknown, path: readonly string[] = []): readonly Entry[] {
  if (typeof value === 'function') {
    return entriesOf(value(...Array.from({ length: value.length }, () => '…')), path);
  }
  if (typeof value !== 'object' || value === null) {
    return [{ what: path.join(', '), lines: [String(value)] }];
  }
  const parts = Object.entries(value).filter(([key]) => !technical.includes(key));
  if ('slug' in value) {
    const { slug, title, name } = value as Record<string, string>;
    const lines = parts.map(([key, part]) => `${words(key)}: ${part}`);
    return [{ what: title ?? name ?? '', lines, ...(slug && { slug }) }];
  }
  return parts.flatMap(([key, part]) => {
    const isPlace = Array.isArray(value);
    return entriesOf(part, [...path, isPlace ? String(Number(key) + 1) : words(key)]);
  });
}

/** A file that is new and has no place yet comes last, under its own name. */
const unplaced = Object.keys(modules)
  .map((path) => path.replace(/^.*\/content\/|\.ts$/g, ''))
  .filter((file) => places.every((place) => place.file !== file))
  .map((file): Place => ({ file, name: file, board: 'pages-home--docs' }));

/** Every word of the site, by the place where it stands. */
export const contents = [...places, ...unplaced].map(({ file, ...place }) => {
  const exported = Object.entries(modules[`../../src/content/${file}.ts`] ?? routes).filter(
    ([, value]) => typeof value !== 'function',
  );
  const entries = exported.flatMap(([name, value]) =>
    entriesOf(value, exported.length > 1 ? [words(name)] : []),
  );
  return { ...place, entries };
});
