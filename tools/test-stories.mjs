import { parseArgs } from 'node:util';
import { findStorybook } from './find-storybook.mjs';
import { showDearest, storyResults } from './results.mjs';
import { runStories } from './story-runner.mjs';

/**
 * Runs stories as tests:
 *
 * - `npm run test:stories` builds the Storybook that is published and runs all of its stories;
 * - `npm run test:story -- Hero` runs the files with that in their names over the quickest Storybook that
 *   has them as they are now;
 * - `npm run test:stories:dark` runs them in the dark scheme;
 * - `npm run test:story -- Hero --url http://localhost:6006` runs them over the one at that address.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    find: { type: 'boolean', default: false },
    scheme: { type: 'string', default: 'light' },
    url: { type: 'string' },
  },
});
const start = performance.now();
const storybook =
  values.url ?? (values.find ? await findStorybook(positionals) : 'storybook-static');
process.exitCode = storybook
  ? await runStories({ storybook, results: storyResults, only: positionals, scheme: values.scheme })
  : 1;
if (positionals.length === 0 && storybook) showDearest('stories');
console.log(`Stories took ${((performance.now() - start) / 1000).toFixed(1)} s`);
