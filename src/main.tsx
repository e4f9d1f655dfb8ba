import createCache from '@emotion/cache';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { Hydrated } from './app/Hydrated';
import { pageAt } from './app/pages';
import { preloadOnIntent } from './app/preloadOnIntent';
import { basePath, hostPath, sitePath } from './lib/siteUrl';
import { normalizePath } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

const { pathname, search, hash } = window.location;
const path = normalizePath(sitePath(pathname));
const address = hostPath(path);
if (address !== pathname) window.history.replaceState(null, '', address + search + hash);

const site = (
  <StrictMode>
    <AppProviders cache={createCache({ key: 'css' })}>
      <BrowserRouter basename={basePath}>
        <App />
      </BrowserRouter>
      <Hydrated />
    </AppProviders>
  </StrictMode>
);

/**
 * The page's own code comes first, so that hydration finds everything it needs in place. Not awaited at
 * the top of this file, since that code may import what is in the same chunk and would wait in turn.
 */
async function hydrate(root: HTMLElement) {
  await pageAt(path)
    .preload()
    .catch(() => undefined);
  startTransition(() => {
    if (root.childElementCount > 0) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}

void hydrate(root);
preloadOnIntent();
