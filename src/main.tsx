import CssBaseline from '@mui/material/CssBaseline';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { saveFields } from './contact/draft';
import { normalizePath, notFoundPath } from './content/routes';
import { resumeAfterBfcache } from './lib/bfcache';
import { hydratedEvent, identifierPrefix, rootData } from './lib/constants';
import { tolerateForeignNodes } from './lib/foreignNodes';
import { browserCache } from './lib/prerenderedStyles';
import { basePath, hostPath, sitePath } from './lib/siteUrl';
import { useIsHydrated } from './lib/useIsHydrated';
import { theme } from './theme';
import { declareVariables } from './theme/schemes';

// An extension may have an element of this id.
const root = document.querySelector<HTMLElement>('#root[data-path]');
if (!root) throw new Error('The document has no element for the site.');

const { pathname, search, hash } = window.location;
/** The path that this document was prerendered for; the dev server prerenders none. */
const prerenderedPath = root.dataset.path || normalizePath(sitePath(pathname));
// Hosts also answer `/team/` and `/team.html`: writes `/team`. A 404, and the copy of an archive, keep their URL.
if (normalizePath(sitePath(pathname)) === prerenderedPath && prerenderedPath !== notFoundPath) {
  window.history.replaceState(window.history.state, '', hostPath(prerenderedPath) + search + hash);
}
/** A 404 or an archive serves a document at another URL; it shows its own page there. */
const firstDocument = {
  pathname: sitePath(window.location.pathname) || '/',
  key: window.history.state?.key ?? 'default',
  prerenderedPath,
};

/**
 * In case React re-renders the document (an extension may have changed it): saves typed values to the draft, which the
 * form restores, and returns focus to the control of the same name and value.
 */
function keepFieldsAndFocus() {
  for (const form of document.forms) saveFields(form);
  const focused = document.activeElement;
  const name = focused?.getAttribute('name');
  const value = focused?.getAttribute('value');
  if (!name) return;
  window.addEventListener(hydratedEvent, () => {
    if (focused?.isConnected) return;
    const controls = document.getElementsByName(name);
    [...controls].find((control) => control.getAttribute('value') === value)?.focus();
  });
}

/** Wraps everything, so that its effect runs last, when every control answers and knows the address. */
function SignalHydration({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    rootData().hydrated = '';
    delete rootData().scripts;
    window.dispatchEvent(new Event(hydratedEvent));
  }, [isHydrated]);
  return children;
}

function hydrate(root: HTMLElement) {
  keepFieldsAndFocus();
  const site = (
    <StrictMode>
      <SignalHydration>
        <AppProviders cache={browserCache()}>
          {/* Prerendered documents have these styles. */}
          {import.meta.env.DEV && <CssBaseline />}
          <BrowserRouter basename={basePath}>
            <App firstDocument={firstDocument} />
          </BrowserRouter>
        </AppProviders>
      </SignalHydration>
    </StrictMode>
  );
  startTransition(() => {
    if (root.childElementCount > 0) {
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
}

/** Fetches the pictures that failed while the device was offline; browsers leave them blank. */
function fetchMissingPictures() {
  for (const picture of document.images) {
    // Setting the same address fetches it again.
    if (picture.complete && !picture.naturalWidth) picture.setAttribute('src', picture.src);
  }
}

tolerateForeignNodes();
resumeAfterBfcache();
hydrate(root);
window.addEventListener('online', fetchMissingPictures);
