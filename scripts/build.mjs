import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compress } from './compress.mjs';
import { prerender } from './prerender.mjs';

/** Builds the site: `node scripts/build.mjs [folder]`. */
const folder = process.argv[2] ?? 'dist';
const rendererFolder = 'dist-ssr';

await build({ logLevel: 'warn', build: { outDir: folder } });
await build({
  logLevel: 'warn',
  build: { outDir: rendererFolder, ssr: 'src/prerender.tsx', copyPublicDir: false },
});
await prerender(folder, await import(pathToFileURL(resolve(rendererFolder, 'prerender.js')).href));
await compress(folder);
