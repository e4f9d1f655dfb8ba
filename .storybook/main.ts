import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';

/** The version that is shown and its day, `1.1.0 - 2026-11-21`: the first of the changelog. */
const [, release = ''] = /^## (.+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];

/** Search engines are to find pages on the site alone. */
const noIndex = '<meta name="robots" content="noindex" />';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: '@storybook/react-vite',
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  previewHead: (head = '') => noIndex + head,
  managerHead: (head = '') => `${noIndex}${head}<meta name="release" content="${release}" />`,
  // The scheme of the toolbar decides what lies behind a story.
  features: {
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
