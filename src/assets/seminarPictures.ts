import { slugOf } from '../lib/slugOf';
import type { PictureSource } from './pictureSource';

const modules = import.meta.glob<PictureSource>(
  ['./originals/seminars/*.{webp,jpg,jpeg,png}', '!**/*-dark.*'],
  { eager: true, import: 'default', query: '?picture=card' },
);

/** Pictures of the seminars by slug. */
export const seminarPictures: Partial<Record<string, PictureSource>> = Object.fromEntries(
  Object.entries(modules).map(([path, picture]) => [slugOf(path), picture]),
);
