import type { Picture } from 'vite-imagetools';

/** A picture in both color schemes, of the same shape in each. */
export type PictureSource = Record<'light' | 'dark', Picture>;
