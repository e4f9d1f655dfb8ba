import CssBaseline from '@mui/material/CssBaseline';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { fetchAhead } from './app/fetchAhead';
import { Hydrated } from './app/Hydrated';
import { forgetLink, notFoundPage, pageAt } from './app/pages';
import { preloadOnIntent } from './app/preloadOnIntent';
import { retryPictures } from './app/retryPictures';
import { hydratedEvent, notHydratedEvent } from './boot/contract';
import { tolerateForeignNodes } from './lib/foreignNodes';
import { browserCache } from './lib/prerenderedStyles';
import { completeHeldClicks, keepFocus } from './lib/rerender';
import { basePath, hostPath, sitePath } from './lib/siteUrl';
import { normalizePath, notFoundPath } from './routes';
import { theme } from './theme';
import { declareVariables } from './theme/declareVariables';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

const { pathname, search, hash } = window.location;
const path = sitePath(pathname);
/** The address that the document was prerendered for, however the host lets it be spelled. */
const { path: served = normalizePath(path) } = root.dataset;
const isNotFound = served === notFoundPath;
if (!isNotFound && hostPath(served) !== pathname) {
  window.history.replaceState(null, '', hostPath(served) + search + hash);
}

const isPrerendered = root.childElementCount > 0;

const site = (
  <StrictMode>
    <AppProviders
      cache={browserCache()}
      // Published pages bring these styles along.
      baseStyles={import.meta.env.DEV && <CssBaseline enableColorScheme />}
      hasVariables
    >
      <BrowserRouter basename={basePath}>
        <App {...(isNotFound && { notFoundAt: path || '/' })} />
      </BrowserRouter>
      <Hydrated onRendered={keepFocus()} />
    </AppProviders>
  </StrictMode>
);

/**
 * Loads the page's own code first, so that hydration finds everything it needs in place. Without it the
 * prerendered page stays as it is, which can be read and whose links work. Not awaited at the top of this
 * file, since that code may import what is in the same chunk and would wait in turn.
 */
async function hydrate(root: HTMLElement) {
  try {
    await (isNotFound ? notFoundPage : pageAt(served)).preload();
  } catch (failure) {
    if (!isPrerendered) throw failure;
    window.dispatchEvent(new Event(notHydratedEvent));
    return;
  }
  startTransition(() => {
    // React re-renders the page on the client if an extension changed the HTML.
    if (isPrerendered)
      hydrateRoot(root, site, { onRecoverableError: (error) => console.warn(error) });
    else createRoot(root).render(site);
  });
}

declareVariables(theme);
tolerateForeignNodes();
completeHeldClicks();
void hydrate(root);
preloadOnIntent();
retryPictures();
window.addEventListener('popstate', forgetLink);
window.addEventListener(hydratedEvent, () => void fetchAhead(), { once: true });
