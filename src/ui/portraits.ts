import { bySlug } from '../lib/bySlug';
import type { PictureSource } from './Picture';

/** Portraits of the leaders by slug. */
export const portraits = bySlug(
  import.meta.glob<PictureSource>(
    ['../assets/originals/portraits/*.{webp,jpg,jpeg,png}', '!**/*-dark.*'],
    { eager: true, import: 'default', query: '?portrait&picture' },
  ),
);

/** The portraits in the size of a face beside others. */
export const faces = bySlug(
  import.meta.glob<PictureSource>(
    ['../assets/originals/portraits/*.{webp,jpg,jpeg,png}', '!**/*-dark.*'],
    { eager: true, import: 'default', query: '?face&picture' },
  ),
);
