import CssBaseline from '@mui/material/CssBaseline';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { saveFields } from './contact/draft';
import { resumeAfterBfcache } from './hydration/bfcache';
import { tolerateForeignNodes } from './hydration/foreignNodes';
import { keepFocus } from './hydration/keepFocus';
import { browserCache } from './hydration/prerenderedStyles';
import { SignalHydration } from './hydration/useAfterHydration';
import { hydratedEvent, identifierPrefix } from './lib/constants';
import { fetchMissingPictures } from './lib/fetchMissingPictures';
import { basePath, sitePath } from './lib/siteUrl';
import { readFirstDocument } from './routing/useRoute';
import { theme } from './theme';
import { declareVariables } from './theme/schemes';

// An extension may have an element of this id.
const root = document.querySelector<HTMLElement>('#root[data-path]');
if (!root) throw new Error('The document has no element for the site.');
const isPrerendered = root.childElementCount > 0;

tolerateForeignNodes();
resumeAfterBfcache();
// In case React renders the document anew: the form fills itself from the draft.
for (const form of document.forms) saveFields(form);
keepFocus();

// First, since it may mend the address.
const firstDocument = readFirstDocument(root.dataset.path);
// Outside of the base path, as in an archive, the router would render nothing.
const { pathname } = window.location;
const basename = sitePath(pathname) === pathname ? '/' : basePath;

const site = (
  <StrictMode>
    <SignalHydration>
      <AppProviders cache={browserCache()}>
        {/* Prerendered documents have these styles. */}
        {import.meta.env.DEV && <CssBaseline />}
        <BrowserRouter basename={basename}>
          <App firstDocument={firstDocument} />
        </BrowserRouter>
      </AppProviders>
    </SignalHydration>
  </StrictMode>
);

startTransition(() => {
  if (isPrerendered) {
    hydrateRoot(root, site, {
      identifierPrefix,
      onRecoverableError: (error) => console.warn(error),
    });
    // The document holds the variables that it needs. A new sheet makes the browser style every element again.
    window.addEventListener(hydratedEvent, () => declareVariables(theme), { once: true });
  } else {
    declareVariables(theme);
    createRoot(root, { identifierPrefix }).render(site);
  }
});

window.addEventListener('online', fetchMissingPictures);
// The connection may have come back before this script.
fetchMissingPictures();
