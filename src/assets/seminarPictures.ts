import type { Picture } from 'vite-imagetools';
import { slugOf } from '../lib/slugOf';

const modules = import.meta.glob<Picture>('./originals/seminars/*.webp', {
  eager: true,
  import: 'default',
  query: '?picture=card',
});

/** Pictures of the seminars by slug. */
export const seminarPictures: Partial<Record<string, Picture>> = Object.fromEntries(
  Object.entries(modules).map(([path, picture]) => [slugOf(path), picture]),
);
