/**
 * Lets the bundler tree-shake React Router's unused components: marks its calls of `memo` and `forwardRef` as pure, as
 * MUI's are, and drops each `displayName`. Saves 6.6 kB. If a release changes the text, only the weight grows, and
 * `documents.spec.ts` holds its limit.
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
