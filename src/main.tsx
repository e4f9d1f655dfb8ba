import createCache from '@emotion/cache';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { pageAt } from './app/pages';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

const site = (
  <StrictMode>
    <AppProviders cache={createCache({ key: 'css' })}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </AppProviders>
  </StrictMode>
);

/** The page's own code comes first, so that hydration finds everything it needs in place. */
await pageAt(location.pathname)
  .preload()
  .catch(() => undefined);

startTransition(() => {
  if (root.childElementCount > 0) hydrateRoot(root, site);
  else createRoot(root).render(site);
});
