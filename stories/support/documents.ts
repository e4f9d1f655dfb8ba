/** Rules that only make sense for a whole document: one main, one h1, landmarks, target sizes. */
export const wholeDocument = {
  a11y: {
    context: 'html',
    options: { rules: { region: { enabled: true }, 'target-size': { enabled: true } } },
  },
};

/** In the docs a story with a bar or a main gets a frame of its own, so that each has only one. */
export const inFrame = (height: number) => ({
  docs: { story: { inline: false, height: `${height}px` } },
});
