import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { serveFolder } from '../tools/static-server.mjs';
import { readIndex, storybookFolder } from './support/publishedStorybook';

/** The code that Storybook offers to copy, and where it says that a component lies. */

const folder = 'test-results/usage';

test('the code that the docs of each component show compiles where it is pasted', async ({
  page,
}) => {
  const storybook = await serveFolder(storybookFolder, 0);
  await page.goto(`${storybook.url}iframe.html`);
  const ids = Object.values(readIndex())
    .filter(
      ({ type, tags, importPath }) =>
        type === 'story' &&
        tags.includes('autodocs') &&
        /\/(components|contact|layout|notices)\//.test(importPath),
    )
    .map(({ id }) => id);
  const codes = await page.evaluate(async (storyIds) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis;
    await preview.ready();
    const stories = await Promise.all(
      storyIds.map((storyId) => preview.storyStoreValue.loadStory({ storyId })),
    );
    return stories.map((story): string =>
      story.parameters.docs.source.transform('', { ...story, args: story.initialArgs }),
    );
  }, ids);
  storybook.close();

  // Pasted into a file of `src/pages`; it may lie elsewhere, so that nothing of the site is touched.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pasted = codes.filter(Boolean);
  expect(pasted.length).toBeGreaterThan(100);
  const sources = pasted.map((code) => /from '\.\.\/(.*)'/.exec(code)?.[1]);
  for (const source of sources) expect.soft(existsSync(`src/${source}.tsx`), source).toBe(true);
  for (const [index, code] of pasted.entries()) {
    writeFileSync(`${folder}/${index}.tsx`, code.replace("from '../", "from '../../src/"));
  }
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['*.tsx', '../../src'],
      exclude: [],
    }),
  );
  const { stdout } = spawnSync('npx', ['tsc', '--project', folder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(stdout).toBe('');
});
