import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { licensesOf, packagesOf } from '../build/licenses.mjs';

/** Our own license is the same but for the first lines. */
const [mit = ''] =
  /Permission is hereby granted.*?SOFTWARE\./s.exec(readFileSync('LICENSE', 'utf8')) ?? [];

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Their scripts for the manager arrive bundled, so no module tells that they are there. */
const managerPackages = [
  'storybook',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  'storybook-addon-pseudo-states',
];

/** Storybook's own packages, among others, name their license and bring no text of it. */
function standardText({ name, license }: { name: string; license: string }) {
  if (license !== 'MIT') throw new Error(`${name} (${license}) brings no text of its license.`);
  return `Copyright (c) the authors of ${name}\n\n${mit}`;
}

/** Publishes the licenses of what the Storybook ships, as the site does for its own scripts. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const packages = [...packagesOf(modules), ...managerPackages.map(folderOf)];
      this.emitFile({
        type: 'asset',
        fileName: 'licenses/packages.txt',
        source: await licensesOf(packages, standardText),
      });
    },
  };
}
