import type { SeminarCategory } from '../content/seminars';
import { bySlug } from '../lib/bySlug';
import type { PictureSource } from '../ui/Picture';

/** Pictures of the seminars by slug. */
export const seminarPictures = bySlug(
  import.meta.glob<PictureSource>(
    ['../assets/originals/seminars/*.{webp,jpg,jpeg,png}', '!**/*-dark.*'],
    { eager: true, import: 'default', query: '?card&picture' },
  ),
);

/** The backdrop of each category's pictures, behind them while they load. */
export const pictureBackdrops: Record<SeminarCategory, string> = {
  accounting: 'background.picture',
  hr: 'background.pictureSand',
  it: 'background.picturePetrol',
};
