/** Something that a package keeps to itself, and that files of ours lean on all the same. */
interface Internal {
  what: string;
  package: string;
  /** Names, by the file of the package that has to hold them; `*` stands for a part of its name. */
  holds: Record<string, readonly string[]>;
  /** Files of ours. */
  leans: readonly string[];
  /** Says why no public way does it. */
  decision: string;
}

const storybook = '033-what-leans-on-internals-of-packages.md';

/** All of them: `internals.spec.ts` refuses others, and is red when an update takes one away. */
export const internals: readonly Internal[] = [
  {
    what: 'the preview and its channel as globals of a story’s page',
    package: 'storybook',
    holds: {
      'dist/preview/runtime.js': [
        '__STORYBOOK_PREVIEW__',
        '__STORYBOOK_ADDONS_CHANNEL__',
        '__STORYBOOK_MODULE_TEST__',
        'currentRender',
        'this.rerender = ',
        'storyRenders',
        'storyStoreValue',
        'userGlobals',
        'updateFromPersisted',
        'storyFinished',
        'updateGlobals',
      ],
    },
    leans: [
      '.storybook/checks/assertions.ts',
      '.storybook/checks/axe.ts',
      '.storybook/checks/hang.ts',
      '.storybook/checks/screen.ts',
      '.storybook/page-globals.d.ts',
      '.storybook/test-runner.ts',
      '.storybook/SiteDocs.tsx',
      'tests/storybook-below.spec.ts',
      'tests/storybook.spec.ts',
      'tests/usage.spec.ts',
      'tests/visual/modes.ts',
      'tests/visual/stories.ts',
      'tools/snapshot-count.mjs',
      'tools/test-manager.mjs',
    ],
    decision: storybook,
  },
  {
    what: 'names of events, and how a title becomes an address',
    package: 'storybook',
    holds: {
      'package.json': [
        'internal/channels',
        'internal/core-events',
        'internal/csf',
        'internal/docs-tools',
        'internal/router',
        'internal/types',
      ],
      'dist/preview/runtime.js': ['__namedExportsOrder'],
    },
    leans: [
      '.storybook/SiteDocs.tsx',
      '.storybook/extractArgTypes.ts',
      '.storybook/manager.ts',
      '.storybook/missingStory.ts',
      '.storybook/page-globals.d.ts',
      '.storybook/preview.tsx',
      '.storybook/stabilize.ts',
      'stories/boards/States.tsx',
      'stories/specification/Sections.tsx',
      'tests/visual/stories.ts',
    ],
    decision: storybook,
  },
  {
    what: 'the markup of the manager and of the preview’s own messages',
    package: 'storybook',
    holds: {
      'dist/manager/runtime.js': ['data-dragging', 'data-side', 'storybook-preview-iframe'],
      'assets/server/base-preview-body.html': [
        'sb-errordisplay',
        'sb-preparing-story',
        'error-message',
        'error-stack',
      ],
    },
    leans: [
      '.storybook/checks/movement.ts',
      '.storybook/manager.ts',
      '.storybook/missingStory.ts',
      '.storybook/preview-head.html',
      '.storybook/stabilize.ts',
      'tests/storybook-below.spec.ts',
      'tests/storybook.spec.ts',
      'tools/test-manager.mjs',
    ],
    decision: storybook,
  },
  {
    what: 'the markup of docs pages, and where their frames take an address from',
    package: '@storybook/addon-docs',
    holds: {
      'dist/blocks.js': [
        'sbdocs-argcontrol-setup',
        'sbdocs-content',
        'sbdocs-wrapper',
        'docblock-argstable',
        'docblock-typeset',
        'sb-story',
        'iframe--',
        'PREVIEW_URL',
      ],
    },
    leans: ['.storybook/SiteDocs.tsx', 'stories/boards/Board.tsx'],
    decision: storybook,
  },
  {
    what: 'what was read from the types of a component',
    package: '@storybook/react-vite',
    holds: { 'dist/_node-chunks/react-docgen-*.js': ['__docgenInfo'] },
    leans: ['.storybook/usageOf.ts', 'stories/foundations/Interfaces.stories.tsx'],
    decision: storybook,
  },
  {
    what: 'the hooks of Testing Library that a wait ends by',
    package: 'storybook',
    holds: { 'dist/preview/runtime.js': ['asyncWrapper', 'asyncUtilTimeout'] },
    leans: ['.storybook/patience.ts'],
    decision: '020-no-limit-that-load-can-trip.md',
  },
  {
    what: 'the sheet that goober, which styles notistack, writes its rules to',
    package: 'goober',
    holds: { 'dist/goober.modern.js': ['window._goober', '.firstChild', '.data'] },
    leans: ['src/lib/gooberSheet.ts'],
    decision: '005-notistack-and-what-is-ours.md',
  },
  {
    what: 'the mark on the styles that Emotion writes in the browser',
    package: '@emotion/cache',
    holds: { 'dist/emotion-cache.browser.esm.js': ['data-emotion'] },
    leans: ['tests/navigation.spec.ts'],
    decision: '006-each-page-declares-the-variables-it-uses.md',
  },
  {
    what: 'parts that the site’s scripts leave out, by their files',
    package: '@mui/material',
    holds: {
      'ButtonBase/TouchRipple.mjs': ['TouchRipple'],
      'TextareaAutosize/TextareaAutosize.mjs': ['TextareaAutosize'],
      'CircularProgress/CircularProgress.mjs': ['CircularProgress'],
      'styles/stringifyTheme.mjs': ['stringifyTheme'],
      'styles/shadows.mjs': ['export default'],
      'colors/lightBlue.mjs': ['export default'],
    },
    leans: ['build/left-out.mjs'],
    decision: '016-parts-that-are-left-out-name-themselves.md',
  },
  {
    what: 'the list of all attributes, which only styles without a slot ask for',
    package: '@emotion/styled',
    holds: { 'base/dist/emotion-styled-base.browser.esm.js': ['is-prop-valid'] },
    leans: ['build/left-out.mjs'],
    decision: '016-parts-that-are-left-out-name-themselves.md',
  },
  {
    what: 'names for tools, and contexts beside classes, that keep unused components of the router in the scripts',
    package: 'react-router',
    holds: { 'dist/development/chunk-*.mjs': ['displayName = "', '.contextType = ', 'React'] },
    leans: ['build/shed-router.mjs'],
    decision: '030-links-and-pages-without-the-routers-own.md',
  },
  {
    what: 'the way in which an installed Firefox is driven',
    package: 'playwright-core',
    holds: { 'lib/coreBundle.js': ['moz-firefox', 'WebDriver BiDi listening on'] },
    leans: ['playwright.config.ts', 'tools/installed-firefox.mjs', 'tools/orca/session.mjs'],
    decision: storybook,
  },
];

/** Looks like one and is none: documented, a standard's, or Cloudflare's. */
export const offersOnItsOwn = [
  'sb-unstyled',
  'experimental_manifests',
  '__PURE__',
  '__html',
  '__cf_email__',
];
