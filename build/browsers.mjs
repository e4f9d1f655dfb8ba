/**
 * The oldest browsers that styles and scripts are written for, in the words of Browserslist: those that MUI supports.
 * Nothing is polyfilled but the menu (`src/head-script/dialogPolyfills.ts`).
 */
export const browsers = ['chrome 117', 'edge 121', 'firefox 121', 'safari 17', 'ios_saf 17'];

/** The same for Vite's `build.target`: `chrome117`. */
export const scriptTargets = browsers.map((name) => name.replace('_saf', '').replace(' ', ''));
