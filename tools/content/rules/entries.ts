import { readdirSync } from 'node:fs';
import type { ContentFile } from '../content';
import type { Problem } from '../problem';

type Entry = Readonly<Record<string, string | number | undefined>>;

interface List {
  file: ContentFile;
  /** Its name among the file's exports. */
  name: string;
  /** One of them, as editors call it: `seminar` */
  one: string;
  entries: readonly Entry[];
  /** The key that visitors know an entry by. */
  called: string;
  fields: readonly string[];
}

/** What an entry is called, or which it is. */
export const nameOf = (entry: Entry, called: string, index: number) =>
  String(entry[called] || entry.slug || `number ${index + 1}`);

/** Entries that lack a field; nothing else can be said of them. */
export const missingFields = ({ file, name, one, entries, called, fields }: List): Problem[] =>
  entries.flatMap((entry, index) =>
    fields
      .filter((field) => !(field in entry))
      .map((field) => ({
        file,
        path: [name, entry.slug ?? index],
        entry: nameOf(entry, called, index),
        says: `The ${one} has no “${field}”.`,
        todo: 'Copy that line from a neighbor and change it.',
      })),
  );

/** Entries with a field that nobody reads, or that share what is to be their own. */
export function entryProblems({ file, name, one, entries, called, fields }: List): Problem[] {
  const seen = new Map<string, string>();
  return entries.flatMap((entry, index) => {
    const at = (path: readonly (string | number)[], says: string, todo: string): Problem => ({
      file,
      path: [name, entry.slug ?? index, ...path],
      entry: nameOf(entry, called, index),
      says,
      todo,
    });
    const unknown = Object.keys(entry).filter((field) => !fields.includes(field));
    const shared = ['slug', called].flatMap((field) => {
      const value = String(entry[field]);
      const key = `${field}: ${value}`;
      const other = seen.get(key);
      seen.set(key, nameOf(entry, called, index));
      if (!other || !value) return [];
      const says = `Another ${one} has the same ${field}, “${value}”.`;
      return [at([field], says, `Give each ${one} a ${field} of its own.`)];
    });
    const slug = String(entry.slug ?? 'missing');
    return [
      ...unknown.map((field) =>
        at(
          [field],
          `Nobody reads “${field}”.`,
          `A ${one} has ${fields.join(', ')}. Take this line out, or correct its first word.`,
        ),
      ),
      ...shared,
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
        ? []
        : [
            at(
              ['slug'],
              `The slug “${slug}” cannot be part of an address.`,
              'Use small letters, figures and hyphens: “tax-update”.',
            ),
          ]),
    ];
  });
}

interface Pictures extends Omit<List, 'fields'> {
  folder: string;
  /** The best ending first; messages name that one. */
  endings: readonly string[];
  /** What stands behind the slug in the names of further pictures that a drawing has: `-dark` */
  further?: readonly string[];
}

/** Endings of photos, which show the same by day and by night. */
const photos = ['.jpg', '.jpeg', '.png'];

/** Entries without their pictures, and pictures that no entry shows. */
export function pictureProblems({
  file,
  name,
  one,
  entries,
  called,
  folder,
  endings,
  further = [],
}: Pictures): Problem[] {
  const present = readdirSync(folder).filter((picture) => !picture.startsWith('.'));
  const used = new Set<string>();
  const problems = entries.flatMap((entry, index) => {
    const slug = String(entry.slug);
    const at = (says: string, todo: string): Problem => ({
      file,
      path: [name, entry.slug ?? index, 'slug'],
      entry: nameOf(entry, called, index),
      says,
      todo,
    });
    const found = endings
      .map((ending) => slug + ending)
      .filter((candidate) => present.includes(candidate));
    const [picture, another] = found;
    if (!picture) {
      return [
        at(
          `The picture ${folder}/${slug}${endings[0]} is missing.`,
          `Upload it under that name${endings.length > 1 ? `, or as ${endings.slice(1).join(' or ')}` : ''}. The name follows from the slug of the ${one}.`,
        ),
      ];
    }
    const ending = picture.slice(slug.length);
    const others = further.map((part) => slug + part + ending);
    for (const known of [...found, ...others]) used.add(known);
    const missing = others.filter((other) => !present.includes(other) && !photos.includes(ending));
    return [
      ...missing.map((other) =>
        at(
          `The picture ${folder}/${other} is missing.`,
          `It shows ${picture} in the evening. Upload it under that name.`,
        ),
      ),
      ...(another
        ? [
            at(
              `There are two pictures, ${picture} and ${another}.`,
              `Delete the old one from ${folder}.`,
            ),
          ]
        : []),
    ];
  });
  const unused = present
    .filter((picture) => !used.has(picture))
    .map((picture) => ({
      file,
      path: [name],
      entry: picture,
      says: `No ${one} shows the picture ${folder}/${picture}.`,
      todo: `Name it after the slug of a ${one}, in small letters, or delete it.`,
    }));
  return [...problems, ...unused];
}
