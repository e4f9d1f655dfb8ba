import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer, { type EmotionCriticalToChunks } from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import { AppProviders } from '../app/AppProviders';
import { Hydrated } from '../app/Hydrated';
import { pageAt } from '../app/pages';
import { styleNames } from '../lib/prerenderedStyles';
import { basePath, hostPath, siteUrl } from '../lib/siteUrl';
import { notFoundPath, routes } from '../routes';
import { revised } from './revision';
import { SiteMeta } from './SiteMeta';
import { securityTxt } from './securityTxt';
import { structuredData } from './structuredData';

export { basePath, securityTxt, siteUrl };

/** The module of a page is called after its key in the route list: `home` is `HomePage`. */
const moduleOf = (key: string) =>
  `src/pages/${key.replace(/^./, (first) => first.toUpperCase())}Page.tsx`;

/**
 * The pages that the build writes: each under both names that static hosts look for, so that its address
 * works with and without a closing slash, and the page of unknown addresses.
 */
export const documents = [
  ...routes.map(({ key, path }) => ({
    path,
    files: path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`],
    module: moduleOf(key),
    hasForm: key === 'contact',
    indexed: true,
    // The one page whose last change is on record.
    ...(key === 'seminars' && { changed: revised.toISOString().slice(0, 10) }),
  })),
  {
    path: notFoundPath,
    files: ['404.html'],
    module: moduleOf('notFound'),
    hasForm: false,
    indexed: false,
  },
];

const headTags = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/;

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
  return `<style ${styleNames}="${names}">${styles.map(({ css }) => css).join('')}</style>`;
}

/**
 * Renders the page of an address to HTML, its styles, metadata and data for machines apart.
 *
 * @throws whatever the page throws; a build must not write half a page.
 */
export async function renderDocument(path: string, content: ReactNode = <App />) {
  await pageAt(path).preload();
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const emotion = createEmotionServer(cache);
  const rendered = renderToString(
    <AppProviders cache={cache} baseStyles={<CssBaseline enableColorScheme />}>
      <StaticRouter basename={basePath} location={hostPath(path)}>
        {content}
      </StaticRouter>
      <Hydrated />
    </AppProviders>,
  );
  const metadata = headTags.exec(rendered)?.[0] ?? '';
  return {
    metadata: metadata + renderToStaticMarkup(<SiteMeta path={path} />),
    styles: styleElement(cache, emotion.extractCriticalToChunks(rendered)),
    html: rendered.slice(metadata.length),
    data: dataScript(path),
  };
}
