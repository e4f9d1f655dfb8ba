import { runStories } from './story-runner.mjs';

/**
 * Runs every story of the built Storybook, the thing that is published, as a test. More arguments go
 * to the runner: `npm run test:stories -- stories/pages/Home.stories.tsx`.
 */
process.exitCode = await runStories('storybook-static', process.argv.slice(2));
