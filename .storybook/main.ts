import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { contentLinesPlugin } from '../tools/content/lines.mjs';
import { fingerprint } from '../tools/fingerprint.mjs';
import { iconsInUse } from '../tools/icons-in-use.mjs';
import { proofsPlugin } from '../tools/proofs.mjs';
import { madeUpKeys } from '../tools/test-sites.mjs';
import { licenses } from './licenses.ts';
import { ownManifests } from './manifests.ts';
import { designSystemName } from './name.ts';
import { noIndex, prerenderedPages } from './prerenderedPages.ts';
import { tokens } from './tokens.ts';

/** The version that is shown and its day, `1.1.0` and `2026-11-21`: the first of the changelog. */
const [, version, day = ''] =
  /^## \[(.+)\] - (.+)$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
const date = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The story files that `npm run test:story` builds alone. Parts of docs and manager alone are left out then. */
const part: string[] | undefined = process.env.STORIES && JSON.parse(process.env.STORIES);

/** Must come first in the head, so that no other script hears a message before it. */
const ownMessagesOnly = `<script>${readFileSync('.storybook/ownMessagesOnly.js', 'utf8')}</script>`;

/** Storybook reads these here, too, though its type does not know them. */
interface Undocumented {
  title: string;
  experimental_manifests: (manifests: object) => object;
}

const config: StorybookConfig & Undocumented = {
  title: designSystemName,
  stories: part?.map((file) => `../${file}`) ?? [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: '@storybook/react-vite',
  // The second folder holds the mock service worker, which the site itself must never ship.
  staticDirs: ['../public', './public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests without a sight to review; the filter of the sidebar shows them.
  tags: { behavior: { defaultFilterSelection: 'exclude' } },
  previewHead: (head = '') => ownMessagesOnly + noIndex + head,
  // The release is for the sidebar.
  managerHead: (head = '') =>
    `${ownMessagesOnly}${noIndex}${head}<meta name="release" content="Version ${version}, ${date}" />`,
  experimental_manifests: ownManifests,
  // The scheme of the toolbar decides what lies behind a story; rulers would crowd out the viewports.
  features: {
    componentsManifest: !part,
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    measure: false,
    outline: false,
  },
  viteFinal: (vite) => ({
    ...vite,
    // Whatever the developer's own `.env` says: stories answer for the mail service themselves, and store
    // nothing under the names of the site, which may have the same origin.
    define: {
      ...vite.define,
      'import.meta.env.VITE_STORAGE_PREFIX': JSON.stringify('storybook-'),
      ...Object.fromEntries(
        Object.entries(madeUpKeys).map(([name, key]) => [
          `import.meta.env.${name}`,
          JSON.stringify(key),
        ]),
      ),
    },
    plugins: [
      ...(vite.plugins ?? []),
      fingerprint(part),
      iconsInUse(),
      contentLinesPlugin(),
      proofsPlugin(),
      ...(part ? [] : [licenses(), prerenderedPages(), tokens()]),
    ],
    build: {
      ...vite.build,
      ...(part && { minify: false, reportCompressedSize: false }),
      // Storybook's own scripts are large, and its stories import the pages that the site loads late.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      },
    },
  }),
};

export default config;
