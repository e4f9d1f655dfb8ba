import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { undressedParts } from './undressed-parts.mjs';

/**
 * What no linter sees of the files: a component or page that no story is about, modules whose names
 * differ in case alone, which are one where the file system ignores case, and parts of MUI that the site
 * uses without their looks.
 */
const files = ['src', 'stories', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);
const problems = [...componentsWithoutStories(), ...namesThatClash(), ...undressedParts(files)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** Sub-folders hold the parts of one component. */
function componentsWithoutStories() {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  const shown = stories.flatMap((file) => {
    const named = readFileSync(file, 'utf8').match(/\b(sub)?components?: (\{[^}]*\}|\w+)/gi) ?? [];
    return named.flatMap((setting) => setting.match(/\w+/g) ?? []);
  });
  return files
    .filter((file) => /^src\/(components|layout|notices|pages)\/\w+\.tsx$/.test(file))
    .filter((file) => !shown.includes(basename(file, '.tsx')))
    .map((file) => `${file}: no story names it as its component.`);
}

function namesThatClash() {
  const modules = files.filter((file) => /\.(tsx?|mjs|js|css|mdx)$/.test(file));
  const names = new Set(modules.map((file) => file.replace(/\.\w+$/, '')));
  return [...names]
    .filter((name) =>
      [...names].some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
    )
    .map((name) => `${name}: another module differs from it in case alone.`);
}
