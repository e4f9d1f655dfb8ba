import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a Storybook below a copy of a built site, as it is published where the owner asks for it. */
export function copySite(target: string, folders: { site: string; storybook: string }) {
  cpSync(folders.site, target, { recursive: true });
  cpSync(folders.storybook, join(target, 'storybook'), { recursive: true });
}
