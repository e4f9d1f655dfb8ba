import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import { bootScripts } from './boot-script.mjs';
import { compress } from './compress.mjs';
import { workedOutContent } from './content.mjs';
import { writeHostingFiles } from './hosting.mjs';
import { leftOut } from './left-out.mjs';
import { writeLicenses } from './licenses.mjs';
import { assetFileNames, picturesOf } from './pictures.mjs';
import { prerender } from './prerender.mjs';
import { writeRelease } from './release.mjs';
import { writeSearchFiles, writeSecurityTxt } from './search.mjs';
import { applySettings, hasMailKeys } from './settings.mjs';
import { shedRouter } from './shed-router.mjs';

/**
 * Few files, so that a page is there after one round of requests: what changes with the packages, what
 * changes with the site, the page's own, and what pages share. Code of a single page goes with that page. The
 * theme has a file of its own, since MUI takes long to make it and a tap can come between two scripts; style
 * sheets are left to the site's own, where the build finds them.
 *
 * @type {import('vite').Rolldown.OutputOptions}
 */
const clientOutput = {
  assetFileNames,
  // Shared parts are named after all that share them, which is more than an address needs to say.
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:6].js`,
  codeSplitting: {
    groups: [
      { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 2 },
      { name: 'theme', test: /[\\/]src[\\/]theme[\\/].*\.ts$/, tags: ['$initial'], priority: 2 },
      { name: 'site', tags: ['$initial'], priority: 1 },
      // The contact page fetches the seminars for those who ask about one alone.
      {
        name: 'seminars',
        test: /[\\/]src[\\/](content[\\/](aboutSeminar|seminarGroups|seminars)|lib[\\/](idsOf|wording))\.ts$/,
        priority: 1,
      },
      {
        name: 'parts',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 5_000,
      },
    ],
  },
};

/** Builds the site: `node build/build.mjs [folder]`. */
const folder = process.argv[2] ?? 'dist';
const rendererFolder = `${folder}-ssr`;

applySettings(loadEnv('production', process.cwd()));

const scripts = bootScripts();
const bundle = /** @type {import('vite').Rolldown.RolldownOutput} */ (
  await build({
    logLevel: 'warn',
    plugins: [leftOut, shedRouter, workedOutContent],
    build: {
      outDir: folder,
      emptyOutDir: true,
      // Set by `npm run bench`, which tells whose code takes its time.
      sourcemap: process.env.SOURCE_MAPS === 'hidden' && 'hidden',
      // One style sheet, which the pages hold: no script may ask for it.
      cssCodeSplit: false,
      // The tests keep an eye on the sizes.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      // Browsers that would need it are too old for the site.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: clientOutput },
    },
  })
);
await build({
  logLevel: 'warn',
  plugins: [leftOut, picturesOf(bundle)],
  build: {
    outDir: rendererFolder,
    emptyOutDir: true,
    ssr: 'src/prerender/renderer.tsx',
    copyPublicDir: false,
    rolldownOptions: { output: { assetFileNames } },
  },
});
/** @type {import('./prerender.mjs').Renderer} */
const renderer = await import(pathToFileURL(resolve(rendererFolder, 'renderer.js')).href);

const pages = await prerender(folder, { bundle, renderer, bootScripts: await scripts });
await rm(rendererFolder, { recursive: true });
await writeSearchFiles(folder, renderer);
await writeSecurityTxt(folder, renderer);
await writeLicenses(folder, bundle);
const headers = await writeHostingFiles(folder, pages, renderer);
await writeRelease(folder, {
  address: renderer.siteUrl ?? null,
  basePath: renderer.basePath,
  mail: hasMailKeys(process.env),
  pages: renderer.documents.filter(({ indexed }) => indexed).map(({ path }) => path),
  headers,
});
await compress(folder);
