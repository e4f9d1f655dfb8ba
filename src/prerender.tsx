import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { pageAt } from './app/pages';
import { routes } from './routes';

/** The files the build writes: one for each route, and the page of unknown addresses. */
export const documents = [
  ...routes.map(({ path }) => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  })),
  { path: '/404', file: '404.html' },
];

/** Puts the visitor's colour scheme in place before anything is drawn, so that nothing flashes. */
const schemeScript = renderToStaticMarkup(
  <InitColorSchemeScript attribute="data-color-scheme" defaultMode="system" />,
);

const headTags = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/**
 * Renders the page of an address to HTML, its styles and metadata apart.
 *
 * @throws whatever the page throws; a build must not write half a page.
 */
export async function renderDocument(path: string): Promise<{ html: string; head: string }> {
  await pageAt(path).preload();
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const rendered = renderToString(
    <AppProviders cache={cache}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </AppProviders>,
    {},
  );
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(rendered));
  const metadata = headTags.exec(rendered)?.[0] ?? '';
  return { html: rendered.slice(metadata.length), head: metadata + schemeScript + styles };
}
