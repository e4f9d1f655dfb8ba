import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '../content/routes';
import { FirstDocumentContext } from './firstDocument';

/** The route of the page on screen; none for an unknown address. */
export function useRoute() {
  const { key, pathname } = useLocation();
  const route = matchRoute(pathname);
  const first = use(FirstDocumentContext);
  if (pathname !== first?.pathname) return route;
  // A host may answer a known address with a 404, once: links to that address lead to its page.
  return route && key !== first.key ? route : matchRoute(first.prerenderedPath);
}
