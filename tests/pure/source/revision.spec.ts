import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { revisedIn, sequenceOf } from '../../../src/prerender/revision';

/** What tells calendars which of two entries is newer. */

let folder: string;
const file = 'src/content/seminars.ts';
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });

function commit(name: string, text: string, day: string) {
  writeFileSync(join(folder, name), text);
  git('add', '.');
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  execFileSync('git', [...who, 'commit', '-qm', 'Change', '--no-gpg-sign'], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });
}

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'revision-'));
  mkdirSync(join(folder, 'src/content'), { recursive: true });
  git('init', '-q');
  commit(file, 'the season', '2025-03-17');
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('it is the day on which the season was last committed', () => {
  commit('README.md', 'something else', '2025-03-20');
  expect(revisedIn(folder)).toEqual(new Date('2025-03-17T12:00:00Z'));
});

test('each commit of the season makes its entries newer', () => {
  const before = sequenceOf(revisedIn(folder));
  commit(file, 'another date', '2025-04-02');
  expect(sequenceOf(revisedIn(folder))).toBeGreaterThan(before);
});

test('what nobody has committed is newer still', () => {
  writeFileSync(join(folder, file), 'tried out');
  expect(revisedIn(folder).getTime()).toBeGreaterThan(Date.parse('2025-03-17T12:00:00Z'));
});

test('without a history the files tell', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(Date.now() - revisedIn(folder).getTime()).toBeLessThan(60_000);
});
