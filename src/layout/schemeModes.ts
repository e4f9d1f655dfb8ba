/** The choices of a visitor, in the order shown. */
export const schemeModes = ['system', 'light', 'dark'] as const;
