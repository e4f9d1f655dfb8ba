import { bySlug } from '../lib/bySlug';
import type { PictureSource } from './Picture';

/** Portraits of the leaders by slug. */
export const portraits = bySlug(
  import.meta.glob<PictureSource>(
    ['../assets/originals/portraits/*.{webp,jpg,jpeg,png}', '!**/*-dark.*'],
    { eager: true, import: 'default', query: '?portrait&picture' },
  ),
);
