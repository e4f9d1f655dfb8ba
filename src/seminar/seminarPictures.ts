import { bySlug } from '../lib/bySlug';
import type { PictureSource } from '../ui/Picture';

/** Pictures of the seminars by slug. */
export const seminarPictures = bySlug(
  import.meta.glob<PictureSource>(
    ['../assets/originals/seminars/*.{webp,jpg,jpeg,png}', '!**/*-dark.*'],
    { eager: true, import: 'default', query: '?card&picture' },
  ),
);
