import { execSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readStoryResults, showSlowest, storyResults } from './results.mjs';
import { runStories } from './story-runner.mjs';

/**
 * Runs stories as tests, over the built Storybook, the thing that is published:
 *
 * - `npm run test:stories` builds it and runs all stories;
 * - `npm run test:story -- Hero` builds it and runs the files with that in their names;
 * - `npm run test:story -- Hero --url http://localhost:6006` runs them over `npm run storybook`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'boolean', default: false }, url: { type: 'string' } },
});
if (values.build && !values.url) execSync('npm run --silent build-storybook', { stdio: 'inherit' });

const start = performance.now();
process.exitCode = await runStories({
  storybook: values.url ?? 'storybook-static',
  results: storyResults,
  only: positionals,
});
if (positionals.length === 0) showSlowest(readStoryResults());
console.log(`Stories took ${((performance.now() - start) / 1000).toFixed(1)} s`);
