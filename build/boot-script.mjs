import { build, loadEnv } from 'vite';

/**
 * The code that stands in the head of every page, from `src/boot/start.ts`. Only that of the page with the
 * form keeps what is written: the others spare half a kilobyte.
 */
export async function bootScripts() {
  return { anyPage: await bundle(false), formPage: await bundle(true) };
}

/**
 * @param {boolean} hasForm
 * @returns {Promise<string>}
 */
async function bundle(hasForm) {
  const { VITE_STORAGE_PREFIX = '' } = loadEnv('production', process.cwd());
  const [{ output }] = /** @type {[import('vite').Rolldown.RolldownOutput]} */ (
    await build({
      configFile: false,
      logLevel: 'warn',
      // The settings that it needs. Vite would put all of them into the page.
      define: {
        'import.meta.env.VITE_HAS_FORM': String(hasForm),
        'import.meta.env.VITE_STORAGE_PREFIX': JSON.stringify(VITE_STORAGE_PREFIX),
      },
      build: {
        copyPublicDir: false,
        lib: { entry: 'src/boot/start.ts', formats: ['iife'], name: 'boot', fileName: 'boot' },
        minify: true,
        write: false,
        rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
      },
    })
  );
  return output[0].code.trim();
}
