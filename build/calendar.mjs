import { runnerImport } from 'vite';
import { pseudoContent } from '../tools/content/pseudo.mjs';

/** Reloads the content on each call, so development shows a change at once. */
async function calendarFiles() {
  /** @type {{ module: typeof import('../src/prerender/calendar') }} */
  const { module } = await runnerImport('./src/prerender/calendar.ts', {
    configFile: false,
    plugins: [pseudoContent()],
  });
  return module.calendarFiles;
}

/**
 * @param {import('vite').Connect.IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} next
 */
async function answer(request, response, next) {
  const files = await calendarFiles();
  const file = files.find(({ path }) => path === request.originalUrl);
  if (!file) return next();
  response.setHeader('Content-Type', 'text/calendar;charset=utf-8');
  response.end(file.content);
}

/**
 * Puts the calendar files beside the pages: written by a build, answered by the development server.
 *
 * @returns {import('vite').Plugin}
 */
export function calendarPlugin() {
  return {
    name: 'calendar-files',
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const { fileName, content } of await calendarFiles()) {
        this.emitFile({ type: 'asset', fileName, source: content });
      }
    },
    configureServer(server) {
      server.middlewares.use(`${server.config.base}calendar/`, (...call) => void answer(...call));
    },
  };
}
