/** The brand color (specification 9). After a change, `npm run identity` makes everything that follows it. */
export const brandColor = '#0097b2';
