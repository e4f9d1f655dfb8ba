import { originals, pagePictures } from 'virtual:site-facts';
import type { Picture } from 'vite-imagetools';
import { portraits } from '../../../src/assets/portraits';
import { seminarPictures } from '../../../src/assets/seminarPictures';

/** A picture as the site serves it. */
export interface ServedPicture {
  name: string;
  picture: Picture;
}

function shelf(pictures: Partial<Record<string, Picture>>): ServedPicture[] {
  return Object.entries(pictures).flatMap(([name, picture]) => (picture ? { name, picture } : []));
}

/** Every picture of the site by what it is for. */
export const shelves: Readonly<Record<string, readonly ServedPicture[]>> = {
  Pages: pagePictures,
  Portraits: shelf(portraits),
  Seminars: shelf(seminarPictures),
};

/** Every picture of the site. */
export const served = Object.values(shelves).flat();

/** Pictures that are drawn and that no page shows. */
export const unused = originals.filter(({ name }) => served.every((other) => other.name !== name));

/** Bytes of the original that a picture's files are made from. */
export function masterBytes(name: string): number {
  return originals.find((original) => original.name === name)?.bytes ?? 0;
}

/** A picture of the site by the name of its original. */
export function pictureNamed(name: string): Picture {
  const found = served.find((entry) => entry.name === name);
  if (!found) throw new Error(`The site has no picture called ${name}.`);
  return found.picture;
}
