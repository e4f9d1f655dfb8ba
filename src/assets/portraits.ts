import type { Picture } from 'vite-imagetools';
import { slugOf } from '../lib/slugOf';

const modules = import.meta.glob<Picture>('./originals/portraits/*.webp', {
  eager: true,
  import: 'default',
  query: '?picture=portrait',
});

/** Portraits of the leaders by slug. */
export const portraits: Partial<Record<string, Picture>> = Object.fromEntries(
  Object.entries(modules).map(([path, picture]) => [slugOf(path), picture]),
);
