import type { Picture } from 'vite-imagetools';
import { slugOf } from '../lib/slugOf';

const modules = import.meta.glob<Picture>(
  [
    './masters/*.webp',
    '!./masters/{hero,feature}*',
    '!./masters/{ceo,cfo,cto,coo}.webp',
    '!./masters/{contact,crash,global-network,join-us,journey,not-found}.webp',
  ],
  { eager: true, import: 'default', query: '?picture=card' },
);

/** Pictures of the seminars by slug: every master that no page or portrait uses. */
export const seminarPictures: Partial<Record<string, Picture>> = Object.fromEntries(
  Object.entries(modules).map(([path, picture]) => [slugOf(path), picture]),
);
