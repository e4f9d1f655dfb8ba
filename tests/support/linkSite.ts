import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Puts a Storybook below a built site, as it is published, without copying either. */
export function linkSite(target: string, folders: { site: string; storybook: string }) {
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(folders.site)) {
    symlinkSync(resolve(folders.site, name), join(target, name));
  }
  symlinkSync(resolve(folders.storybook), join(target, 'storybook'));
}
