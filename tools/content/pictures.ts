import { readdirSync } from 'node:fs';
import type { Problem, Value } from './rules';

/** Folders of pictures, and the slugs that name them. Those of pages are named in the code. */
const pages = 'src/assets/originals/pages';
const folders = {
  [pages]: '',
  'src/assets/originals/portraits': 'team.*.slug',
  'src/assets/originals/seminars': 'seminars.*.slug',
  'src/assets/logos/partners': 'affiliations.*.slug',
};

/** The paths of the pictures that editors upload. */
export const listPictures = (): string[] =>
  Object.keys(folders).flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));

/** Finds missing pictures, and pictures that no entry shows. */
export function findPictureProblems(
  values: readonly Value[],
  pictures: readonly string[],
): Problem[] {
  const names = pictures.map((path) => path.replace(/\.\w+$/, ''));
  const shown = [
    ...names.filter((name) => name.startsWith(pages) && !name.endsWith('-dark')),
    ...Object.entries(folders).flatMap(([folder, slugs]) =>
      values.filter(({ path }) => path === slugs).map(({ value }) => `${folder}/${value}`),
    ),
  ];
  // A photo may stand alone, without a picture for the dark scheme.
  const darks = shown
    .filter((name) => pictures.includes(`${name}.webp`))
    .map((name) => `${name}-dark`);
  const missing = [...shown, ...darks].filter((name) => !names.includes(name));
  const unused = names.filter((name) => !shown.includes(name.replace(/-dark$/, '')));
  const says = (sentence: string) => (file: string) => ({ file, entry: 'picture', says: sentence });
  return [
    ...missing.map(says('It is missing. Upload it under that name.')),
    ...unused.map(says('Nothing shows it. Name it after a slug, or delete it.')),
  ];
}
