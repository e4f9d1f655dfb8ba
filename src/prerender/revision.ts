import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What calendar entries say comes from these files. */
const sources = ['calendar', 'company', 'office', 'seminarGroups', 'seminars'].map(
  (name) => `src/content/${name}.ts`,
);

/**
 * When the season was last changed: the last commit of its files, so that two builds of one commit agree. In
 * a copy without history, or with changes that nobody has committed, the time at which a file was written.
 */
export function revisedIn(folder: string): Date {
  const git = (...args: string[]) =>
    spawnSync('git', [...args, '--', ...sources], { cwd: folder, encoding: 'utf8' });
  const { status, stdout: changes } = git('status', '--porcelain');
  const committed =
    status === 0 && changes === '' && Number(git('log', '-1', '--format=%ct').stdout);
  if (committed) return new Date(committed * 1000);
  const files = sources.map((source) => join(folder, source)).filter((file) => existsSync(file));
  return new Date(Math.max(...files.map((file) => statSync(file).mtimeMs)));
}

export const revised = revisedIn('.');

/** Grows with each revision (RFC 5545, 3.8.7.4): calendars take the entry with the higher one. */
export const sequenceOf = (day: Date) => Math.floor(day.getTime() / 60_000);
