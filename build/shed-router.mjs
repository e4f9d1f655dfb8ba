const routerFile = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/** Names that React's developer tools show. */
const toolNames = /^\w+\.displayName = "[^"]*";$/gm;

/** Calls that only make a component. */
const makingCalls = /= (React\d*\.(?:memo|forwardRef)\()/g;

/**
 * Lets the bundler drop the components of React Router that the site does not use. A name for developer tools
 * and an unmarked call would keep each of them, with all that it needs: 3 kB of every visit. Neither does
 * anything in a published page (decision 030).
 *
 * @type {import('vite').Plugin}
 */
export const shedRouter = {
  name: 'shed-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: routerFile },
    handler(code) {
      const shed = code.replace(toolNames, '').replace(makingCalls, '= /* @__PURE__ */ $1');
      return shed === code ? null : { code: shed, map: null };
    },
  },
};
