import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const storybookFolder = 'storybook-static';

interface Entry {
  type: 'docs' | 'story';
  id: string;
  title: string;
  name: string;
  importPath: string;
  /** Of a story. */
  exportName?: string;
  tags: string[];
}

/** A file of the published Storybook. */
export function published<Content>(file: string): Content {
  const path = join(storybookFolder, file);
  if (!existsSync(path)) throw new Error('There is no Storybook: "npm run build-storybook" first.');
  return JSON.parse(readFileSync(path, 'utf8'));
}

export const readIndex = () => published<{ entries: Record<string, Entry> }>('index.json').entries;
