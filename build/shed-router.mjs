const routerFile = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/** Names that React's developer tools show. */
const toolNames = /^\w+\.displayName = "[^"]*";$/gm;

/** A class, and the line far below that gives it its context. */
const classWithContext =
  /^(var (\w+) = class extends [\w.]+ \{)([\s\S]*?)^\2\.contextType = (\w+);$/gm;

/** Calls that only make a component. */
const makingCalls = /= (React\d*\.(?:memo|forwardRef)\()/g;

/**
 * Moves the context into the class, where it means the same if it is there before.
 *
 * @type {(all: string, opening: string, name: string, between: string, context: string, start: number, code: string) => string}
 */
function moveContext(all, opening, _name, between, context, start, code) {
  const isThere = code.lastIndexOf(`\nvar ${context} = `, start) >= 0;
  return isThere ? `${opening} static contextType = ${context};${between}` : all;
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
      const shed = code
        .replace(classWithContext, moveContext)
        .replace(toolNames, '')
        .replace(makingCalls, '= /* @__PURE__ */ $1');
      return shed === code ? null : { code: shed, map: null };
    },
  },
};
