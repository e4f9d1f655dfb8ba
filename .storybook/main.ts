import type { StorybookConfig } from '@storybook/react-vite';

/** Search engines are to find pages on the site alone. */
const withNoIndex = (head = '') => `<meta name="robots" content="noindex" />${head}`;

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewHead: withNoIndex,
  managerHead: withNoIndex,
  // The scheme of the toolbar decides what lies behind a story.
  features: {
    // The headings of docs pages are found, too.
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    measure: false,
    outline: false,
  },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      license: { fileName: 'licenses/packages.md' },
      // Storybook's own scripts are large.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    },
  }),
};

export default config;
