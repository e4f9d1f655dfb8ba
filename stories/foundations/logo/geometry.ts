import source from '../../../src/assets/logos/northmere.svg?raw';

const [, width = '', height = ''] = source.match(/viewBox="\S+ \S+ (\S+) (\S+)"/) ?? [];
const [, radius = ''] = source.match(/<circle[^>]* r="([\d.]+)"/) ?? [];

/** Width of the logo for each pixel of its height. */
export const logoShape = Number(width) / Number(height);

/** The dot of the mark, and so the space to keep clear, for each pixel of the logo's height. */
export const clearSpace = (2 * Number(radius)) / Number(height);

/** Lowest the logo may be drawn, in CSS pixels; below it the mark stands alone. */
export const lowest = 22;

/** Up to this size, in CSS pixels, the mark is drawn with one row of listeners only. */
export const smallMark = 32;
