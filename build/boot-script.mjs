import { build, loadEnv } from 'vite';

/**
 * The code that stands in the head of every page, from `src/boot/start.ts`.
 *
 * @returns {Promise<string>}
 */
export async function bootScript() {
  const { VITE_STORAGE_PREFIX = '' } = loadEnv('production', process.cwd());
  const [{ output }] = /** @type {[import('vite').Rolldown.RolldownOutput]} */ (
    await build({
      configFile: false,
      logLevel: 'warn',
      // The one setting that it needs. Vite would put all of them into the page.
      define: {
        'import.meta.env.VITE_STORAGE_PREFIX': JSON.stringify(VITE_STORAGE_PREFIX),
      },
      build: {
        copyPublicDir: false,
        lib: { entry: 'src/boot/start.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
        minify: true,
        write: false,
      },
    })
  );
  return output[0].code.trim();
}
