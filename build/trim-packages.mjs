/**
 * What is taken out of packages, file by file: each pair is a pattern and what is put in its place.
 *
 * @type {readonly { file: RegExp, cuts: readonly [RegExp, string][] }[]}
 */
const trimmed = [
  {
    // The router names its other components for developer tools in a way that counts as a use
    // (`Form.displayName = …`), and draws some things in its framework and data modes alone.
    file: /node_modules[\\/]react-router[\\/]dist[\\/]/,
    cuts: [
      [/^\w+\.displayName = .*;$/gm, ''],
      [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
      [
        /^function (PrefetchPageLinks|RSCErrorHandler|DefaultErrorComponent)\(.*?^}$/gms,
        'function $1() { return null; }',
      ],
    ],
  },
  {
    // MUI mixes colors for components that the site does not have; their variables are pruned, too.
    file: /@mui[\\/]material[\\/]styles[\\/]createThemeWithVars\.mjs$/,
    cuts: [[/^ *setColor\(palette\.(?!AppBar|Button|Input)[A-Z]\w*, .*\);$/gm, '']],
  },
];

/**
 * Lets bundlers leave out what nothing here uses of React Router and of MUI's theme.
 *
 * @type {import('vite').Plugin}
 */
export const trimPackages = {
  name: 'trim-packages',
  transform: {
    filter: { id: trimmed.map(({ file }) => file) },
    handler: (code, id) => ({
      code: trimmed
        .filter(({ file }) => file.test(id))
        .flatMap(({ cuts }) => cuts)
        .reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), code),
      map: null,
    }),
  },
};
