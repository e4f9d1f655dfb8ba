/** Every story is checked and recorded in both schemes; a story may ask for more modes. */
export const schemeModes = { light: { scheme: 'light' }, dark: { scheme: 'dark' } } as const;

/** What Chromatic cannot set by mode: `npm run test:visual` alone records it. */
export const systemModes = { 'forced colors': { forcedColors: 'active' } } as const;
