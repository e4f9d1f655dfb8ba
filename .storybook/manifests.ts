import { readFileSync } from 'node:fs';
import { importOf } from './usageOf.ts';

const { name: ownPackage } = JSON.parse(readFileSync('package.json', 'utf8'));

interface Documented {
  name: string;
  reactDocgen?: { definedInFile?: string; exportName?: string };
  subcomponents?: Record<string, Documented>;
  /** The imports of its stories, as they stand there or as if we were a package. */
  import?: string;
}

/** Imports of a story as a page of the site writes them, the components that it names from their files. */
function importsFrom(lines: string, files: Record<string, string>): string {
  const written = lines.split('\n').flatMap((line) => {
    const [, named, from] = /^import \{ (.+) \} from '(.+)';$/.exec(line) ?? [];
    if (named && from === ownPackage) return named.split(', ').map((name) => files[name] ?? line);
    return line.replace(/'\.\.\/(?!\.\.)/, "'../../stories/").replace("'../../src/", "'../");
  });
  return [...new Set(written)].join('\n');
}

/**
 * The manifest of components that tools read: helpers have no entry, files lie where the repository has
 * them, and imports lead there.
 */
export function ownManifests(manifests: object): object {
  const files: Record<string, string> = {};
  const read = JSON.stringify(manifests, (_key, value) =>
    value?.error?.message ? undefined : value,
  ).replaceAll(`${process.cwd()}/`, '');
  const note = (_key: string, value: Documented) => {
    const { definedInFile, exportName } = value?.reactDocgen ?? {};
    if (definedInFile) files[value.name] = importOf(value.name, definedInFile, exportName);
    return value;
  };
  const noted = JSON.parse(read, note);
  return JSON.parse(JSON.stringify(noted), (key, value) =>
    key === 'import' && typeof value === 'string' ? importsFrom(value, files) : value,
  );
}
