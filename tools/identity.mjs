import { runnerImport } from 'vite';

/** Makes all that follows from the brand, the company's name and the headings of the pages. */
await runnerImport('./tools/identity/make.ts', { configFile: false, logLevel: 'error' });
