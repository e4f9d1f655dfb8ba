/**
 * What Chromatic does with each story of a built Storybook, read in a page of it.
 *
 * @typedef {object} Counted
 * @property {string} id
 * @property {string} title
 * @property {string[]} tags
 * @property {string[]} modes names of the snapshots; empty where there is none
 * @property {string | undefined} noSnapshot why there is none
 * @property {string | undefined} scheme that the story sets itself
 * @property {Record<string, { scheme?: string }>} settings of its modes
 *
 * @param {import('playwright').Page} page at `iframe.html` of a built Storybook
 * @returns {Promise<Counted[]>}
 */
export function countSnapshots(page) {
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = /** @type {any} */ (globalThis);
    await preview.ready();
    const stories = await preview.extract({ includeDocsOnly: false });
    return Object.values(stories).map(({ id, title, tags, parameters, globals, storyGlobals }) => {
      const { disableSnapshot, modes = { usual: {} } } = parameters.chromatic ?? {};
      const taken = Object.entries(modes).filter(([, mode]) => !mode.disable);
      return {
        id,
        title,
        tags,
        modes: disableSnapshot ? [] : taken.map(([name]) => name),
        noSnapshot: parameters.noSnapshot,
        scheme: (storyGlobals ?? globals)?.scheme,
        settings: Object.fromEntries(taken),
      };
    });
  });
}
