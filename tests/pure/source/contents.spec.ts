import { expect, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { seminars } from '../../../src/content/seminars';
import { contentLinesPlugin } from '../../../tools/content/lines.mjs';

type Entries = typeof import('../../../stories/contents/entries');

test('the Contents of Storybook have every text, each with its line', async () => {
  const { module } = await runnerImport<Entries>('./stories/contents/entries.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [contentLinesPlugin()],
  });
  const entries = module.contents.flatMap((place) => place.entries);
  for (const { title } of seminars) {
    expect(entries.find(({ what }) => what === title)?.line, title).toBeGreaterThan(10);
  }
  expect(
    entries.filter(({ lines }) => lines.some((line) => /undefined|NaN|1970|=>/.test(line))),
    'stories/contents/examples.ts has an example for each gap',
  ).toEqual([]);
  expect(entries.filter(({ line }) => line === 1)).toEqual([]);
  const said = entries.flatMap(({ lines }) => lines);
  expect(said).toContainEqual(expect.stringMatching(`^${seminars.length} half-day seminars`));
  expect(said).toContainEqual(expect.stringMatching(/^1 half-day seminar,/));
});
