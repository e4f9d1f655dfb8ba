const routerFile = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/** Names that React's developer tools show. */
const toolNames = /^\w+\.displayName = "[^"]*";$/gm;

/** A class that is given its context in a line of its own, far below. */
const contextLines = /^(\w+)\.contextType = (\w+);$/gm;

/** Calls that only make a component. */
const makingCalls = /= (React\d*\.(?:memo|forwardRef)\()/g;

/**
 * Moves a context into its class, where it means the same once both are there.
 *
 * @param {string} code
 */
function withContextsInside(code) {
  let inside = code;
  for (const [line, name, context] of code.matchAll(contextLines)) {
    const opening = new RegExp(`^var ${name} = class extends [\\w.]+ \\{`, 'm');
    const [before, isThere] = inside.split(opening, 2);
    if (isThere === undefined || !before?.includes(`var ${context} = `)) continue;
    inside = inside.replace(line, '').replace(opening, `$& static contextType = ${context};`);
  }
  return inside;
}

/**
 * Lets the bundler drop the components of React Router that the site does not use. A name for developer tools,
 * an unmarked call and a line beside a class would keep each of them, with all that it needs: 4 kB of every
 * visit. None does anything in a published page (decision 030).
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
      const shed = withContextsInside(code)
        .replace(toolNames, '')
        .replace(makingCalls, '= /* @__PURE__ */ $1');
      return shed === code ? null : { code: shed, map: null };
    },
  },
};
