/**
 * Parts that packages bring along and this site has switched off or never calls: ripples (the theme
 * disables them), the spinner of a button's `loading`, fields that grow as one types, and what copies
 * static members from one component to another. Take a line out here to use the part.
 */
const parts = [
  /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  /@mui\/material\/TextareaAutosize\/TextareaAutosize\.mjs$/,
  /@mui\/material\/CircularProgress\/CircularProgress\.mjs$/,
  /hoist-non-react-statics\.cjs\.js$/,
];

/**
 * Puts a component that shows nothing in the place of each of these parts, in every build, in development
 * and in Storybook.
 *
 * @type {import('vite').Plugin}
 */
export const stubModules = {
  name: 'stub-modules',
  enforce: 'pre',
  load: {
    filter: { id: parts },
    handler: () => 'export default function Stub() { return null; }',
  },
};
