const names = /^\w+\.displayName = .*;$/gm;
const creations = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const frameworkOnly =
  /^function (PrefetchPageLinks|RSCErrorHandler|DefaultErrorComponent)\(.*?^}$/gms;

/**
 * Lets bundlers leave out what nothing here uses of React Router: its other components, which it names for
 * developer tools in a way that counts as a use (`Form.displayName = …`), and what its links and routes
 * draw in its framework and data modes alone.
 *
 * @type {import('vite').Plugin}
 */
export const trimRouter = {
  name: 'trim-router',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(names, '')
        .replace(creations, '$1/* @__PURE__ */ $2')
        .replace(frameworkOnly, 'function $1() { return null; }'),
      map: null,
    }),
  },
};
