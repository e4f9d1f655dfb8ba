import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';

/** File in a Storybook that says what it was made from. */
export const fingerprintFile = 'made-from.json';

/** Storybook reads these once, when it starts. */
const settings = [
  '.env',
  '.env.local',
  '.env.production',
  '.storybook/licenses.ts',
  '.storybook/main.ts',
  '.storybook/manifests.ts',
  '.storybook/name.ts',
  '.storybook/prerenderedPages.ts',
  '.storybook/tokens.ts',
  'CHANGELOG.md',
  'build',
  'package-lock.json',
  'package.json',
  'public',
  'src/content/company.ts',
  'tools/fingerprint.mjs',
  'tools/icons-in-use.mjs',
  'tools/test-sites.mjs',
  'vite.config.ts',
];

/** A running Storybook follows changes of these. */
const sources = [
  '.storybook',
  'CONTRIBUTING.md',
  'docs/for-editors.md',
  'docs/mail-template.txt',
  'docs/specification.md',
  'src',
  'stories',
  'tools/content',
  'tools/limits.mjs',
  'tools/looks.mjs',
];

/** Files whose changes a running Storybook does not notice. */
export const settingsFingerprint = () => fingerprintOf(settings);

/** Everything that a Storybook is made from. */
export const storybookFingerprint = () => fingerprintOf([...settings, ...sources]);

/**
 * The content counts, not the time: a file that is changed and changed back is the same file.
 *
 * @param {string[]} paths
 */
function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn).toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest('base64url');
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    filesIn(`${path}/${entry.name}`),
  );
}

/**
 * Writes the fingerprint of its sources into a built Storybook; a running one answers with that of its
 * settings. The build stops on a source that the lists above lack.
 *
 * @param {string[]} [only] the story files, if not all
 * @returns {import('vite').Plugin}
 */
export function fingerprint(only) {
  const { folder, whole, started } = {
    folder: process.cwd(),
    whole: storybookFingerprint(),
    started: settingsFingerprint(),
  };
  const known = [...settings, ...sources];
  return {
    name: 'fingerprint',
    generateBundle() {
      const unknown = [...this.getModuleIds()]
        .map((id) => relative(folder, id.replace(/\?.*/, '')).replaceAll('\\', '/'))
        .filter((file) => !/^\0|^\.\.|node_modules|^virtual:|^\//.test(file))
        .filter((file) => existsSync(file))
        .find((file) => !known.some((path) => file === path || file.startsWith(`${path}/`)));
      if (unknown)
        this.error(`tools/fingerprint.mjs does not list ${unknown}, a source of Storybook.`);
      this.emitFile({
        type: 'asset',
        fileName: fingerprintFile,
        source: JSON.stringify({ fingerprint: whole, only }),
      });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fingerprintFile}`, (_request, response) => {
        response.end(JSON.stringify({ fingerprint: started, folder }));
      });
    },
  };
}
