import CssBaseline from '@mui/material/CssBaseline';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { AppProviders } from './AppProviders';
import { draft } from './contact/draft';
import { tolerateForeignNodes } from './foreignNodes';
import { leaveMissingPagesToBrowser, loadOtherPages, loadPage, pageKey } from './pages';
import { browserCache } from './prerenderedStyles';
import { normalizePath, notFoundPath } from './routes';
import { basePath, hostPath, sitePath } from './siteUrl';
import { hydratedEvent } from './start/names';
import { theme } from './theme';
import { declareVariables } from './theme/schemes';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');

const { pathname, search, hash } = window.location;
const path = sitePath(pathname);
/** The address that the document was prerendered for, however the host lets it be spelled. */
const served = root.dataset.path ?? normalizePath(path);
const isNotFound = served === notFoundPath;
if (!isNotFound && hostPath(served) !== pathname) {
  window.history.replaceState(null, '', hostPath(served) + search + hash);
}
const isPrerendered = root.childElementCount > 0;

/** React renders again what an extension has changed before: words and focus are taken along. */
function keepWordsAndFocus() {
  for (const form of document.forms) draft.keep(form);
  const focused = document.activeElement;
  window.addEventListener(hydratedEvent, () => {
    if (focused?.isConnected) return;
    const [name, value] = ['name', 'value'].map((key) => focused?.getAttribute(key));
    const all = document.querySelectorAll<HTMLElement>(`[name="${name}"]`);
    [...all].find((element) => element.getAttribute('value') === value)?.focus();
  });
}

async function hydrate(root: HTMLElement) {
  await loadPage(pageKey(served));
  keepWordsAndFocus();
  const site = (
    <StrictMode>
      <AppProviders cache={browserCache()}>
        {/* Published pages bring these styles along. */}
        {import.meta.env.DEV && <CssBaseline enableColorScheme />}
        <BrowserRouter basename={basePath}>
          <App {...(isNotFound && { notFoundAt: path || '/' })} />
        </BrowserRouter>
      </AppProviders>
    </StrictMode>
  );
  startTransition(() => {
    if (isPrerendered)
      hydrateRoot(root, site, { onRecoverableError: (error) => console.warn(error) });
    else createRoot(root).render(site);
  });
}

/** Browsers leave pictures blank that a gap in the connection took. */
function fetchMissingPictures() {
  for (const picture of document.images) {
    // Written again, the address is fetched again.
    if (picture.complete && !picture.naturalWidth) picture.setAttribute('src', picture.src);
  }
}

declareVariables(theme);
tolerateForeignNodes();
leaveMissingPagesToBrowser();
void hydrate(root);
window.addEventListener('online', fetchMissingPictures);
window.addEventListener(hydratedEvent, () => void loadOtherPages(), { once: true });
