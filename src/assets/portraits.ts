import { slugOf } from '../lib/slugOf';
import type { PictureSource } from './pictureSource';

const modules = import.meta.glob<PictureSource>(
  ['./originals/portraits/*.{webp,jpg,jpeg,png}', '!**/*-dark.*'],
  { eager: true, import: 'default', query: '?picture=portrait' },
);

/** Portraits of the leaders by slug. */
export const portraits: Partial<Record<string, PictureSource>> = Object.fromEntries(
  Object.entries(modules).map(([path, picture]) => [slugOf(path), picture]),
);
