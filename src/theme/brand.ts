/*
 * What makes a site look like this company. After a change, `npm run identity` makes everything that follows:
 * colors, logo, icons, the files of the typefaces and their style sheet.
 */

/** The brand color (specification 9). */
export const brandColor = '#0097b2';

/** The typefaces by their names at Fontsource. */
export const typefaces = { display: 'Bricolage Grotesque', text: 'Figtree' } as const;

/** The lightest and the boldest weight that is drawn in each. */
export const typefaceWeights = { display: [700, 700], text: [400, 700] } as const;

/** How round corners are, in CSS pixels: all radii are multiples of it. 0 makes corners sharp. */
export const radiusUnit = 4;

/** The unit of `theme.spacing` in CSS pixels: distances and paddings are multiples of it. */
export const spacingUnit = 8;
