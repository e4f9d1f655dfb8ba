import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Problem, Value } from './problem';

interface Folder {
  /** Where the content has the slugs that name the files. */
  slugs?: string;
  /** The endings that the site reads. */
  endings: readonly string[];
  /** The least width in pixels. */
  width: number;
}

const photos = ['webp', 'jpg', 'jpeg', 'png'];

/** Folders of pictures. Those of pages are named in the code. */
const folders: Record<string, Folder> = {
  'src/assets/originals/pages': { endings: ['webp'], width: 1170 },
  'src/assets/originals/portraits': { slugs: 'team.*.slug', endings: photos, width: 800 },
  'src/assets/originals/seminars': { slugs: 'seminars.*.slug', endings: photos, width: 1200 },
  'src/assets/logos/partners': { slugs: 'affiliations.*.slug', endings: ['svg'], width: 0 },
};

/** A file that an editor uploads. */
export interface Upload {
  path: string;
  /** In pixels; 0 if the file is no picture. */
  width: number;
}

/** Lists the pictures that editors upload. */
export const listPictures = (): Promise<Upload[]> =>
  Promise.all(
    Object.keys(folders)
      .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
      .filter((path) => !path.includes('/.'))
      .map(async (path) => {
        // What a phone calls HEIC is not decoded, whatever its ending says.
        const width = await sharp(path)
          .metadata()
          .then(({ autoOrient, compression }) => (compression === 'hevc' ? 0 : autoOrient.width))
          .catch(() => 0);
        return { path, width };
      }),
  );

const pageImport = /assets\/originals\/pages\/[\w-]+(?=\.webp\?)/g;

/** Lists the pictures that the code imports, without their endings. */
const namedInCode = () =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(pageImport) ?? [])
    .map((path) => `src/${path}`);

/** In words: `webp or .jpg`. A picture for the dark scheme is of the kind that the site came with. */
const endingsOf = (path: string) =>
  path.endsWith('-dark') ? 'webp' : folders[path.replace(/\/[^/]*$/, '')]?.endings.join(' or .');

const withoutEnding = (path: string) => path.replace(/\.\w+$/, '');

/** Finds pictures that are missing or too small, that no entry shows, and that nothing can read. */
export function findPictureProblems(
  values: readonly Value[],
  pictures: readonly Upload[],
): Problem[] {
  const names = pictures.map(({ path }) => withoutEnding(path));
  const shown = Object.entries(folders).flatMap(([folder, { slugs }]) =>
    values.filter(({ path }) => path === slugs).map(({ value }) => `${folder}/${value}`),
  );
  shown.push(...new Set(namedInCode()));
  // A photo may stand alone, without a picture for the dark scheme.
  const darks = shown
    .filter((name) => pictures.some(({ path }) => path === `${name}.webp`))
    .map((name) => `${name}-dark`);
  const missing = [...shown, ...darks].filter((name) => !names.includes(name));
  return [
    ...missing.map((file) => ({
      file,
      entry: 'picture',
      says: `It is missing. Upload it under that name, with .${endingsOf(file)} behind it.`,
    })),
    ...pictures.flatMap((picture) => {
      const says = findFault(picture, pictures, shown);
      return says ? [{ file: picture.path, entry: 'picture', says }] : [];
    }),
  ];
}

const logos = 'src/assets/logos';

/** Finds drawings that show the name of another company. */
export function findOldLogos(values: readonly Value[]): Problem[] {
  const name = values.find(({ path }) => path === 'company.name')?.value;
  return readdirSync(logos)
    .filter((file) => file.endsWith('.svg'))
    .flatMap((file) => {
      const [, written = name] =
        / aria-label="([^"]*)"/.exec(readFileSync(`${logos}/${file}`, 'utf8')) ?? [];
      const label = String(written).replaceAll('&amp;', '&');
      const says = `It shows “${label}”, the company is “${name}”. Have it drawn again, with that name as its label.`;
      return label === name ? [] : [{ file: `${logos}/${file}`, entry: 'logo', says }];
    });
}

/** What is wrong with a file, and what to do. */
function findFault(
  { path, width }: Upload,
  all: readonly Upload[],
  shown: readonly string[],
): string | undefined {
  const name = withoutEnding(path);
  const ending = path.slice(name.length + 1);
  const light = name.replace(/-dark$/, '');
  const folder = folders[path.replace(/\/[^/]*$/, '')];
  const twin = all.find((one) => one.path !== path && withoutEnding(one.path) === name);
  if (!shown.includes(light)) return 'Nothing shows it. Name it after a slug, or delete it.';
  if (folder && !folder.endings.includes(ending)) {
    return `Nothing reads it: its name has to end in .${endingsOf(light)}, in small letters.`;
  }
  if (twin)
    return `${twin.path} has the same name. Delete the picture that the other one replaces.`;
  const replaced = folder?.endings.find((one) =>
    all.some((file) => file.path === `${light}.${one}`),
  );
  if (name !== light && replaced && replaced !== ending) {
    return `It is the evening of ${light}.${ending}, which is gone. Delete it, too.`;
  }
  if (folder?.width && !width) return 'Nothing can read it. Save it as JPEG, PNG or WebP.';
  if (folder && width < folder.width) {
    return `It is ${width} pixels wide. Upload one that has at least ${folder.width}.`;
  }
  return undefined;
}
