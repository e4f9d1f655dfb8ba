import { readdirSync, readFileSync } from 'node:fs';
import type { Problem, Value } from './rules';

/** Folders of pictures, and the slugs that name them. Those of pages are named in the code. */
const pages = 'src/assets/originals/pages';
const folders = {
  [pages]: '',
  'src/assets/originals/portraits': 'team.*.slug',
  'src/assets/originals/seminars': 'seminars.*.slug',
  'src/assets/logos/partners': 'affiliations.*.slug',
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
  const names = Object.keys(pictures).map((path) => path.replace(/\.\w+$/, ''));
  const shown = [
    ...names.filter((name) => name.startsWith(pages) && !name.endsWith('-dark')),
    ...Object.entries(folders).flatMap(([folder, slugs]) =>
      values.filter(({ path }) => path === slugs).map(({ value }) => `${folder}/${value}`),
    ),
  ];
  // A photo may stand alone, without a picture for the dark scheme.
  const darks = shown.filter((name) => pictures[`${name}.webp`]).map((name) => `${name}-dark`);
  const missing = [...shown, ...darks].filter((name) => !names.includes(name));
  const unused = names.filter((name) => !shown.includes(name.replace(/-dark$/, '')));
  const located = Object.keys(pictures).filter((path) =>
    positions.some((position) => pictures[path]?.includes(position)),
  );
  const says = (sentence: string) => (file: string) => ({ file, entry: 'picture', says: sentence });
  return [
    ...missing.map(says('It is missing. Upload it under that name.')),
    ...unused.map(says('Nothing shows it. Name it after a slug, or delete it.')),
    ...located.map(says('It says where the photo was taken. Save it without its location.')),
  ];
}
