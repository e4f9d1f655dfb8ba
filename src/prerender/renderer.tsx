import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer, { type EmotionCriticalToChunks } from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App';
import { AppProviders } from '../AppProviders';
import { pageHead } from '../PageMeta';
import { loadPage } from '../pages';
import { stylesAttribute } from '../prerenderedStyles';
import { notFoundMeta, notFoundPath, routes } from '../routes';
import { basePath, hostPath, siteUrl } from '../siteUrl';
import { calendarFiles } from './calendar';
import { SiteMeta } from './SiteMeta';
import { structuredData } from './structuredData';

export { basePath, calendarFiles, siteUrl };

const capital = (key: string) => key.replace(/^./, (first) => first.toUpperCase());

/** The pages that the build writes, by the names that hosts look for, and where each one's code is. */
export const documents = [
  ...routes.map(({ key, path }) => ({
    key,
    path,
    files: path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`],
    module: `src/${key}/${capital(key)}Page.tsx`,
  })),
  {
    key: 'notFound' as const,
    path: notFoundPath,
    files: ['404.html'],
    module: 'src/errors/NotFoundPage.tsx',
  },
];

/** Data for search engines, safe to stand inside a script element. */
function dataScript(path: string): string {
  const data = structuredData(path);
  if (!data) return '';
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * The styles of the page. Named are also those that only others are made of, such as the bar's own before
 * its surface adds to them: no element has them, but browsers would write them during hydration.
 */
function styleElement({ inserted }: EmotionCache, { styles }: EmotionCriticalToChunks): string {
  const names = Object.keys(inserted)
    .map((name) => `.css-${name}`)
    .join(' ');
  return `<style ${stylesAttribute}="${names}">${styles.map(({ css }) => css).join('')}</style>`;
}

/**
 * Renders a page to HTML, its metadata, styles and data for machines apart.
 *
 * @throws whatever the page throws; a build must not write half a page.
 */
export async function renderDocument({ key, path }: (typeof documents)[number]) {
  await loadPage(key);
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <AppProviders cache={cache}>
      <CssBaseline enableColorScheme />
      <StaticRouter basename={basePath} location={hostPath(path)}>
        <App />
      </StaticRouter>
    </AppProviders>,
  );
  const route = routes.find((one) => one.key === key);
  return {
    metadata: renderToStaticMarkup(
      <>
        {pageHead(route ?? { ...notFoundMeta, hidden: true })}
        <SiteMeta path={path} />
      </>,
    ),
    styles: styleElement(cache, emotion.extractCriticalToChunks(html)),
    html,
    data: dataScript(path),
  };
}
