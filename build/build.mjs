import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import { headScript } from './head-script.mjs';
import { headersFile } from './headers.mjs';
import { prerender } from './prerender.mjs';
import { reactRouterTreeshake } from './react-router-treeshake.mjs';
import { applySettings } from './settings.mjs';

/* Builds the site: `node build/build.mjs [folder]`. */

/** One script for the whole site (decision 036). @type {import('vite').Rolldown.OutputOptions} */
const clientOutput = {
  assetFileNames: 'assets/[name]-[hash:6][extname]',
  entryFileNames: 'assets/site-[hash:6].js',
  codeSplitting: false,
  // Explicit compile hint: V8 compiles all functions while the script arrives, not one by one on the main thread.
  postBanner: '//# allFunctionsCalledOnLoad',
};

const folder = process.argv[2] ?? 'dist';
const rendererFolder = `${folder}-ssr`;

applySettings(loadEnv('production', process.cwd()));
// Calendar entries carry the time of the commit, so that two builds of it are the same.
const commit = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout?.trim();
process.env.SOURCE_DATE_EPOCH ||= commit || String(Math.floor(Date.now() / 1000));

const bundle = /** @type {import('vite').Rolldown.RolldownOutput} */ (
  await build({
    logLevel: 'warn',
    plugins: [reactRouterTreeshake],
    build: {
      outDir: folder,
      emptyOutDir: true,
      // Two kilobytes less than Vite's own minifier leaves, for some seconds.
      minify: 'terser',
      terserOptions: { compress: { passes: 2 } },
      license: { fileName: 'licenses/packages.md' },
      // One style sheet, which the pages hold: no script may ask for it.
      cssCodeSplit: false,
      // `documents.spec.ts` holds the limit.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      // Browsers that would need it are too old for the site.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: clientOutput,
        // Emotion imports it for a function that the site doesn't call.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      },
    },
  })
);
await build({
  logLevel: 'warn',
  build: {
    outDir: rendererFolder,
    emptyOutDir: true,
    ssr: 'src/prerender/renderer.tsx',
    copyPublicDir: false,
    rolldownOptions: { output: { assetFileNames: clientOutput.assetFileNames } },
  },
});
/** @type {import('./prerender.mjs').Renderer} */
const renderer = await import(pathToFileURL(resolve(rendererFolder, 'renderer.js')).href);
const { basePath, siteUrl, documents } = renderer;

const pages = await prerender(folder, { bundle, renderer, headScript: await headScript() });
await rm(rendererFolder, { recursive: true });

const paths = documents.filter(({ key }) => key !== 'notFound').map(({ path }) => path);
const assets = await readdir(join(folder, 'assets'));
const { version } = JSON.parse(await readFile('package.json', 'utf8'));
// By which a published site tells which build it is: the same for two builds whose pages are the same.
const hash = createHash('sha256').update(Object.values(pages).join(''));
/** @type {Record<string, string>} */
const files = {
  ...pages,
  ...renderer.files,
  '/robots.txt': `User-agent: *\nAllow: /\n${siteUrl ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : ''}`,
  ...(siteUrl && {
    '/sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n')}
</urlset>
`,
  }),
  '/_headers': headersFile({ basePath, paths, assets }),
  '/release.json': JSON.stringify({ version, build: hash.digest('hex').slice(0, 8) }),
};
for (const [path, content] of Object.entries(files)) {
  await mkdir(dirname(folder + path), { recursive: true });
  await writeFile(folder + path, content);
}
