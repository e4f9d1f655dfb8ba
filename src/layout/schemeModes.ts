/** What a visitor can choose, in the order shown. */
export const schemeModes = ['system', 'light', 'dark'] as const;
