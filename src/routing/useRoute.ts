import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, normalizePath, notFoundPath } from '../content/routes';
import { historyState } from '../lib/constants';
import { hostPath, sitePath } from '../lib/siteUrl';

/** The first pathname, the router's key of its history entry, and the path that its document was prerendered for. */
export interface FirstDocument {
  pathname: string;
  key: string;
  prerenderedPath: string;
}

/** Hosts and archives may serve a document at another address than its own. */
export const FirstDocumentContext = createContext<FirstDocument | undefined>(undefined);

/**
 * Reads the address of the document. Hosts also answer `/team/`, `//team` and `/team.html`: writes `/team`. A 404, and
 * the copy of an archive, keep their URL.
 *
 * @param prerenderedPath what the build says; the dev server prerenders no document
 */
export function readFirstDocument(prerenderedPath: string | undefined): FirstDocument {
  const { history, location } = window;
  const path = normalizePath(sitePath(location.pathname.replace(/\/{2,}/g, '/')));
  if (!prerenderedPath || (path === prerenderedPath && path !== notFoundPath)) {
    history.replaceState(history.state, '', hostPath(path) + location.search + location.hash);
  }
  return {
    pathname: sitePath(location.pathname) || '/',
    key: historyState().key ?? 'default',
    prerenderedPath: prerenderedPath || path,
  };
}

/** The route of the page on screen; none for an unknown address. */
export function useRoute() {
  const { key, pathname } = useLocation();
  const route = matchRoute(pathname);
  const first = use(FirstDocumentContext);
  // Elsewhere than the first document the address alone decides.
  if (pathname !== first?.pathname) return route;
  // There its history entry shows what the host answered, such as a 404; a link to that address leads to its page.
  const isFirstEntry = key === first.key;
  return isFirstEntry || !route ? matchRoute(first.prerenderedPath) : route;
}
