/**
 * The site is built twice, for browsers and for the renderer. To know whether its cache has a picture,
 * vite-imagetools encodes the original anew each time; so the second build takes the modules of the first.
 *
 * @returns {{ keep: import('vite').Plugin, reuse: import('vite').Plugin }}
 */
export function sharedPictures() {
  /** Code of the modules that name the files of a picture, by id. @type {Map<string, string>} */
  const modules = new Map();
  const isPicture = (/** @type {string} */ id) => /[?&]encode=/.test(id);
  let base = '/';

  return {
    keep: {
      name: 'keep-pictures',
      enforce: 'pre',
      configResolved(config) {
        base = config.base;
      },
      transform(code, id) {
        if (!isPicture(id)) return;
        if (!code.includes('__VITE_ASSET__')) {
          throw new Error(`vite-imagetools names the files of ${id} in another way than before.`);
        }
        modules.set(id, code);
      },
      generateBundle() {
        for (const [id, code] of modules) {
          const named = code.replace(
            /__VITE_ASSET__([\w$]+)__/g,
            (_, file) => base + this.getFileName(file),
          );
          modules.set(id, named);
        }
      },
    },
    reuse: {
      name: 'reuse-pictures',
      load: { order: 'pre', handler: (id) => modules.get(id) },
    },
  };
}
