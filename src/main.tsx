import CssBaseline from '@mui/material/CssBaseline';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { draft } from './contact/draft';
import { normalizePath, notFoundPath } from './content/routes';
import { hydratedEvent, rootData } from './lib/constants';
import { tolerateForeignNodes } from './lib/foreignNodes';
import { browserCache } from './lib/prerenderedStyles';
import { basePath, hostPath, sitePath } from './lib/siteUrl';
import { theme } from './theme';
import { declareVariables } from './theme/schemes';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

const { pathname, search, hash } = window.location;
const path = sitePath(pathname);
/** The route that this document was prerendered for; the dev server has none. */
const prerenderedPath = root.dataset.path ?? normalizePath(path);
const isNotFound = prerenderedPath === notFoundPath;
// Hosts also answer `/team/` and `/team.html`. An archive serves a page below another path: that address stays.
if (normalizePath(path) === prerenderedPath && hostPath(prerenderedPath) !== pathname) {
  window.history.replaceState(null, '', hostPath(prerenderedPath) + search + hash);
}

/** Where an extension has changed the document, React renders it again: keeps what was typed, and focus. */
function keepFieldsAndFocus() {
  for (const form of document.forms) draft.keep(form);
  const focused = document.activeElement;
  window.addEventListener(hydratedEvent, () => {
    if (focused?.isConnected) return;
    const [name, value] = ['name', 'value'].map((key) => focused?.getAttribute(key));
    const all = document.querySelectorAll<HTMLElement>(`[name="${name}"]`);
    [...all].find((element) => element.getAttribute('value') === value)?.focus();
  });
}

/** Around all else, so that its effect runs last: every control answers. */
function AnnounceHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    // The head script may have given up before the entry loaded.
    delete rootData().scripts;
    rootData().hydrated = '';
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return children;
}

function hydrate(root: HTMLElement) {
  keepFieldsAndFocus();
  const site = (
    <StrictMode>
      <AnnounceHydration>
        <AppProviders cache={browserCache()}>
          {/* Prerendered documents have these styles. */}
          {import.meta.env.DEV && <CssBaseline enableColorScheme />}
          <BrowserRouter basename={basePath}>
            <App {...(isNotFound && { notFoundAt: path || '/' })} />
          </BrowserRouter>
        </AppProviders>
      </AnnounceHydration>
    </StrictMode>
  );
  startTransition(() => {
    if (root.childElementCount > 0)
      hydrateRoot(root, site, { onRecoverableError: (error) => console.warn(error) });
    else createRoot(root).render(site);
  });
}

/** Fetches the pictures that failed while the device was offline; browsers leave them blank. */
function fetchMissingPictures() {
  for (const picture of document.images) {
    // Setting the same address fetches it again.
    if (picture.complete && !picture.naturalWidth) picture.setAttribute('src', picture.src);
  }
}

declareVariables(theme);
tolerateForeignNodes();
hydrate(root);
window.addEventListener('online', fetchMissingPictures);
