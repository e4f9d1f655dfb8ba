import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { AppProviders } from '../app/AppProviders';
import { pageHead } from '../app/PageMeta';
import { matchRoute, notFoundMeta, notFoundPath, routes } from '../content/routes';
import { seminars } from '../content/seminars';
import { stylesAttribute } from '../hydration/prerenderedStyles';
import { identifierPrefix } from '../lib/constants';
import { basePath, hostPath, siteUrl } from '../lib/siteUrl';
import { startOf } from '../seminar/times';
import { calendarFiles } from './calendar';
import { SiteMeta } from './SiteMeta';
import { securityContact } from './securityContact';
import { structuredData, timestamp } from './structuredData';

export { basePath, siteUrl, stylesAttribute };

/** Files beside the documents, by their paths. */
export const files = { ...calendarFiles, '/.well-known/security.txt': securityContact };

/** The documents that the build writes, with the file names that hosts look for. */
export const documents = [
  ...routes.map(({ key, path }) => ({
    key,
    path,
    files: path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`],
  })),
  { key: 'notFound' as const, path: notFoundPath, files: ['404.html'] },
];

/** A moment of the season, by which the head script knows whether a device has the company's time. */
const clock = seminars[0] && timestamp(startOf(seminars[0]));

/** Structured data as a script element; `<` is escaped, so that no text ends it. */
function dataScript(path: string): string {
  const data = structuredData(path);
  if (!data) return '';
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Renders a page: its HTML, metadata, styles and structured data.
 *
 * @throws what the page throws; a build must not write half a page.
 */
export function renderDocument({ key, path }: (typeof documents)[number]) {
  // Without a prefixer: Lightning CSS adds prefixes.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <AppProviders cache={cache}>
      <CssBaseline />
      <StaticRouter basename={basePath} location={hostPath(path)}>
        <App />
      </StaticRouter>
    </AppProviders>,
    { identifierPrefix },
  );
  return {
    metadata: renderToStaticMarkup(
      <>
        {pageHead(matchRoute(path) ?? { ...notFoundMeta, hidden: true })}
        <SiteMeta path={path} />
      </>,
    ),
    styles: emotion
      .extractCriticalToChunks(html)
      .styles.map(({ css }) => css)
      .join(''),
    html,
    headScriptData: `data-page="${key}"${key === 'seminars' && clock ? ` data-clock="${clock}"` : ''}`,
    data: dataScript(path),
  };
}
