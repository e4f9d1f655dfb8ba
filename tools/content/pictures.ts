import { readdirSync, readFileSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import type { Problem, Value } from './rules';

/** Folders of pictures, and the list whose slugs name them. Code names those of pages. */
const folders: Record<string, string> = {
  'src/assets/originals/pages': '',
  'src/assets/originals/portraits': 'team',
  'src/assets/originals/seminars': 'seminars',
  'src/assets/logos/partners': 'affiliations',
};

/** How the data of a photo (EXIF) points to its position, in both orders of bytes. */
const positions = ['2588040001000000', '8825000400000001'].map((code) => Buffer.from(code, 'hex'));

/** Reads the pictures that editors upload, by path. */
export function readPictures(): Record<string, Buffer> {
  const paths = Object.keys(folders).flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path)]));
}

/** Finds missing pictures, pictures that no entry shows, and photos that say where they were taken. */
export function findPictureProblems(
  values: readonly Value[],
  pictures: Record<string, Buffer>,
): Problem[] {
  return Object.entries(folders).flatMap(([folder, list]) => {
    const files = Object.keys(pictures).filter((path) => dirname(path) === folder);
    const names = files.map((file) => parse(file).name);
    const lights = names.filter((name) => !name.endsWith('-dark'));
    const slugs = list
      ? values.filter(({ path }) => path === `${list}.*.slug`).map(({ value }) => String(value))
      : lights;
    // A photo may stand alone, without its picture for the dark scheme.
    const darks = lights.filter((name) => files.includes(`${folder}/${name}.webp`));
    const missing = [...slugs, ...darks.map((name) => `${name}-dark`)].filter(
      (name) => !names.includes(name),
    );
    const unused = names.filter((name) => !slugs.includes(name.replace(/-dark$/, '')));
    const located = names.filter((_, index) =>
      positions.some((position) => pictures[files[index] ?? '']?.includes(position)),
    );
    const says = (all: string[], sentence: string) =>
      all.map((entry) => ({ file: folder, entry, says: sentence }));
    return [
      ...says(missing, 'This picture is missing. Upload it under that name.'),
      ...says(unused, 'Nothing shows this picture. Name it after a slug, or delete it.'),
      ...says(located, 'This photo says where it was taken. Save it without its location.'),
    ];
  });
}
