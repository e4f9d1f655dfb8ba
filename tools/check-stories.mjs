import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findStoriesWithoutAssertion } from './story-checks/assertions.mjs';
import { findComponentsWithoutStories } from './story-checks/mirrors.mjs';

/**
 * What can be told of the stories without running them: every one asserts something, and every
 * component and page has its stories. That none sleeps and all await their calls is the linter's part
 * (`.oxlintrc.json`).
 */
const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => join('stories', name));

const problems = [
  ...storyFiles.flatMap((file) =>
    findStoriesWithoutAssertion(file).map((name) => `${file}: ${name} asserts nothing.`),
  ),
  ...findComponentsWithoutStories(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
