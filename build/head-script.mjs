import { build } from 'vite';
import { scriptTargets } from './browsers.mjs';

/** Bundles the inline script in the head of every page, from `src/head-script/headScript.ts`. */
export async function headScript() {
  const [{ output }] = /** @type {[import('vite').Rolldown.RolldownOutput]} */ (
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        target: scriptTargets,
        lib: { entry: 'src/head-script/headScript.ts', formats: ['iife'], name: 'headScript' },
        minify: 'terser',
        write: false,
        // Inlines the constants of other modules: the script stands in every document.
        rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
      },
    })
  );
  return output[0].code.trim();
}
