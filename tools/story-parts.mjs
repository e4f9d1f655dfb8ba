import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const folder = 'test-results/stories';
const count = 6;

/**
 * Writes a few test files that load all story files between them. Jest gives each test file a world of
 * its own, and that takes more than a second: with one for each story file, almost half of the run.
 *
 * @param {{ importPath: string }[]} stories
 * @returns {string} the pattern by which Jest finds the parts
 */
export function writeParts(stories) {
  const files = [...new Set(stories.map(({ importPath }) => importPath))];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let part = 0; part < count; part += 1) {
    // Neighbours in the sidebar resemble each other, and so does the time they take.
    const imports = files
      .filter((_, index) => index % count === part)
      .map((file) => `await import('../../${file}');\n`);
    writeFileSync(`${folder}/part-${part + 1}.js`, imports.join(''));
  }
  return `<rootDir>/${folder}/*.js`;
}
