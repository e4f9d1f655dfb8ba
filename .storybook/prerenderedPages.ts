import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { build, type Plugin } from 'vite';
import { pseudoContent } from '../tools/content/pseudo.mjs';

/** What `stories/boards/renderer.tsx` exports. */
type Renderer = typeof import('../stories/boards/renderer.tsx');

/** The words of the site as they are, and longer ones in brackets (`tools/content/pseudo.mjs`). */
const allWords = ['', 'longer/'] as const;
type Words = (typeof allWords)[number];

/** The Storybook repeats whole pages, which search engines are to find on the site alone. */
export const noIndex = '<meta name="robots" content="noindex" data-storybook />';

/**
 * Renders every page as the build of the site does, by the same code: `seminars.html` to its markup with
 * its styles, and `heads.json` to what stands in the heads. Pictures have the names that Storybook gives
 * them, too.
 *
 * @param folder for the renderer, and for the pictures where Storybook does not write them
 */
async function renderPages(folder: string, ssrEmitAssets: boolean, words: Words) {
  await build({
    plugins: [pseudoContent(words === 'longer/')],
    base: './',
    logLevel: 'warn',
    experimental: { renderBuiltUrl: (file) => `./${file}` },
    build: {
      ssr: 'stories/boards/renderer.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      ssrEmitAssets,
      // Small pictures stand in the page, as Storybook's builder has it.
      assetsInlineLimit: 4096,
      // A single file can be imported again as a whole.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const address = pathToFileURL(join(folder, 'renderer.js')).href;
  const { boardPages }: Renderer = await import(`${address}?${Date.now()}`);
  const pages = new Map<string | undefined, string>();
  const heads: Record<string, string> = {};
  for (const { path, file, render } of boardPages) {
    const { metadata, styles, html } = await render();
    pages.set(file, noIndex + styles + html);
    heads[path] = metadata;
  }
  return pages.set('heads.json', JSON.stringify(heads));
}

/** Publishes the prerendered pages in `prerendered/`, for the boards of the pages, and with longer words below. */
export function prerenderedPages(): Plugin {
  const newFolder = () => mkdtemp(join(tmpdir(), 'boards-'));
  return {
    name: 'prerendered-pages',
    async generateBundle() {
      const folder = await newFolder();
      for (const words of allWords) {
        for (const [file, source] of await renderPages(folder, false, words)) {
          this.emitFile({ type: 'asset', fileName: `prerendered/${words}${file}`, source });
        }
      }
      await rm(folder, { recursive: true });
    },
    async configureServer({ middlewares, watcher }) {
      for (const words of allWords.toReversed()) {
        const folder = await newFolder();
        let pages: ReturnType<typeof renderPages> | undefined;
        watcher.on('change', () => {
          pages = undefined;
        });
        middlewares.use(`/prerendered/${words}`, ({ url = '' }, response) => {
          pages ??= renderPages(folder, true, words);
          pages
            .then((made) => response.end(made.get(url.slice(1))))
            .catch((failure) => response.writeHead(500).end(String(failure)));
        });
        middlewares.use(sirv(folder, { dev: true }));
      }
    },
  };
}
