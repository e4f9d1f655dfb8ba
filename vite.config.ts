import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { scriptTargets } from './build/browsers.mjs';
import { pictures } from './build/pictures.mjs';

/** Answers calendar files in development, which a build writes beside the pages. */
const calendar: Plugin = {
  name: 'calendar-files',
  configureServer(server) {
    server.middlewares.use(({ url = '' }, response, pass) => {
      if (!url.endsWith('.ics')) return pass();
      server.ssrLoadModule('/src/prerender/calendar.ts').then((module) => {
        const { calendarFiles } = module as typeof import('./src/prerender/calendar.ts');
        const file = calendarFiles[url.replace(server.config.base, '/')];
        if (!file) return pass();
        response.setHeader('Content-Type', 'text/calendar;charset=utf-8');
        response.end(file);
      }, pass);
    });
  },
};

export default defineConfig(({ mode }) => {
  const { VITE_SITE_URL = '' } = loadEnv(mode, process.cwd());
  return {
    // `https://www.example.com` → `/`, `https://someone.github.io/trial` → `/trial/`
    base: `${VITE_SITE_URL.trim().replace(/^\w+:\/\/[^/]+|\/+$/g, '')}/`,
    plugins: [react(), pictures(), calendar],
    build: {
      target: scriptTargets,
      // Files with hashed names can be cached forever; inlined ones are downloaded with each page.
      assetsInlineLimit: 0,
      // Encoding the pictures takes long by nature, once; the cache holds them afterwards.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    // The prerender build bundles everything, so that Node and the browser run the same modules.
    ssr: { noExternal: true },
  };
});
