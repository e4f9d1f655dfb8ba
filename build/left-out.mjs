/**
 * Parts of packages that the site's pages never use, though what they use imports them: ripples, which
 * the theme switches off, the spinner of a loading button, fields that grow as one types, and Emotion's
 * copying of static members and list of all attributes. Together they are 5.6 kB of every visit.
 */
const parts = {
  TouchRipple: /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  TextareaAutosize: /@mui\/material\/TextareaAutosize\/TextareaAutosize\.mjs$/,
  CircularProgress: /@mui\/material\/CircularProgress\/CircularProgress\.mjs$/,
  'hoist-non-react-statics': /hoist-non-react-statics\.cjs\.js$/,
  'is-prop-valid': /@emotion\/is-prop-valid\/dist\/[^/]+\.m?js$/,
};

/**
 * Colors and shadows of MUI's own theme, which no page draws, since types make ours name them all. MUI still
 * builds its own as it starts, of these stand-ins.
 */
const defaults = [
  {
    path: /@mui\/material\/colors\/(?:blue|green|lightBlue|orange|purple|red)\.mjs$/,
    code: 'export default Array(999).fill("#000")',
  },
  { path: /@mui\/material\/styles\/shadows\.mjs$/, code: 'export default []' },
  // Writes a theme down as code, for a tool that the site does not use.
  {
    path: /@mui\/material\/styles\/stringifyTheme\.mjs$/,
    code: 'export const stringifyTheme = undefined',
  },
];

/** @param {string} name */
function message(name) {
  return `A page uses ${name}, which the site leaves out of its scripts. Take its line out of build/left-out.mjs to use it.`;
}

/**
 * Leaves those parts out of the published site. A page that uses one ends the build with its name, and so
 * does a file of the site that imports one. Development and Storybook have all parts.
 *
 * @type {import('vite').Plugin}
 */
export const leftOut = {
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  // Without a component for each element of HTML, all made as it starts, which ask for that list.
  config: () => ({
    resolve: { alias: [{ find: /^@emotion\/styled$/, replacement: '@emotion/styled/base' }] },
  }),
  load(id) {
    const unused = defaults.find(({ path }) => path.test(id));
    if (unused) return unused.code;
    const [name] = Object.entries(parts).find(([, path]) => path.test(id)) ?? [];
    if (!name) return null;
    return `export default function LeftOut() { throw new Error(${JSON.stringify(message(name))}); }`;
  },
  moduleParsed({ id, importedIds }) {
    if (id.includes('node_modules')) return;
    for (const [name, path] of Object.entries(parts)) {
      if (importedIds.some((imported) => path.test(imported))) {
        this.error(`${message(name)} ${id} imports it.`);
      }
    }
  },
};
