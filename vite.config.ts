import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { imagetools } from 'vite-imagetools';
import { calendarPlugin } from './build/calendar.mjs';
import { pageLanguage } from './build/content.mjs';
import { pictureOptions, picturesByScheme } from './build/pictures.mjs';
import { company } from './src/content/company.ts';
import { basePathOf } from './src/lib/siteUrl.ts';
import { contentPlugin } from './tools/content/plugin.mjs';
import { pseudoContent } from './tools/content/pseudo.mjs';

export default defineConfig(({ mode }) => ({
  base: basePathOf(loadEnv(mode, process.cwd()).VITE_SITE_URL),
  plugins: [
    react(),
    picturesByScheme,
    imagetools(pictureOptions),
    calendarPlugin(),
    contentPlugin(),
    pseudoContent(),
    pageLanguage(company.locale),
  ],
  build: {
    // Files with hashed names can be cached forever; inlined ones are downloaded with each page.
    assetsInlineLimit: 0,
    // Encoding the pictures takes long by nature, once; the cache holds them afterwards.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // The prerender build bundles everything, so that Node and the browser run the same modules.
  ssr: { noExternal: true },
}));
