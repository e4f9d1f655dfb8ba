import { pagePaths } from '../page-paths.mjs';

/** Views that are compared: each page, an address that leads nowhere, a phone and a desktop, by day and by night. */
export const pages = [...pagePaths.map((path) => path || 'home'), 'no-such-page'];
export const widths = /** @type {const} */ ([390, 1280]);
export const schemes = /** @type {const} */ (['light', 'dark']);

/** @param {string} page @param {number} width @param {string} scheme */
export const pictureName = (page, width, scheme) => `${page}-${width}-${scheme}.png`;

/** Every picture of one side. */
export const pictureNames = pages.flatMap((page) =>
  widths.flatMap((width) => schemes.map((scheme) => pictureName(page, width, scheme))),
);
