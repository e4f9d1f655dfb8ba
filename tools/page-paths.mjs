import { runnerImport } from 'vite';

/** @type {{ module: typeof import('../src/routes') }} */
const { module } = await runnerImport('./src/routes.ts', { configFile: false, logLevel: 'error' });

/** Every page by its address below the site's own: `''` is the home page. */
export const pagePaths = module.routes.map(({ path }) => path.slice(1));
