import { build } from 'vite';

/**
 * The code that stands in the head of every page, from `src/start/start.ts`.
 *
 * @returns {Promise<string>}
 */
export async function startScript() {
  const [{ output }] = /** @type {[import('vite').Rolldown.RolldownOutput]} */ (
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        copyPublicDir: false,
        lib: { entry: 'src/start/start.ts', formats: ['iife'], name: 'start', fileName: 'start' },
        minify: true,
        write: false,
        rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
      },
    })
  );
  return output[0].code.trim();
}
