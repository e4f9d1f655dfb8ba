/**
 * Says that React Router's components may be left out where none is used: its calls of `memo` and `forwardRef` are
 * not marked as MUI's are, and each names itself for developer tools. 6.6 kB of every visit. If a release changes
 * the text, nothing breaks but the weight, which a check watches.
 *
 * @type {import('vite').Plugin}
 */
export const reactRouterTreeshake = {
  name: 'react-router-treeshake',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/= (React\d*\.(?:memo|forwardRef)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
      map: null,
    }),
  },
};
