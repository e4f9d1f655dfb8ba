import { runnerImport } from 'vite';

/** Vite finds the files of the content, so it loads the module. */
const { module } = await runnerImport<typeof import('../../tools/content/rules')>(
  './tools/content/rules.ts',
  { configFile: false, logLevel: 'error' },
);

/** The content, and what is wrong with it. */
export const { content, findProblems } = module;
