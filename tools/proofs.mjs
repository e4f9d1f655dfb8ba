import { readdirSync, readFileSync } from 'node:fs';

/**
 * A story or a test that goes red when a sentence of the specification is broken.
 *
 * @typedef {object} Proof
 * @property {string} file
 * @property {string} name of the export of a story, or of the test
 * @property {string[]} rows numbers of the sentences
 */

const declaration =
  /^ *\/\/ Proves ([\d., ]+)\n(?: *export const (\w+)| *test\(\s*(['"`])([\s\S]*?)\3)/gm;

/** @returns {Proof[]} what stories and tests declare by a line such as `// Proves 4.3, 9.1` above themselves */
export function readProofs() {
  return ['stories', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(stories\.tsx|spec\.ts)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(declaration)].map(
          ([, rows = '', story, , title = '']) => ({
            file,
            name: story ?? title.replace(/\$\{.*?\}/g, '…'),
            rows: rows.split(',').map((row) => row.trim()),
          }),
        ),
      ),
  );
}

const name = 'virtual:proofs';

/**
 * Tells the Specification page of Storybook what proves each sentence.
 *
 * @returns {import('vite').Plugin}
 */
export function proofsPlugin() {
  return {
    name: 'proofs',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export const proofs = ${JSON.stringify(readProofs())};` : null,
  };
}
