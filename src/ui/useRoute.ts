import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '../content/routes';

/** The first pathname, and the path that its document was prerendered for. */
export interface FirstDocument {
  pathname: string;
  prerenderedPath: string;
}

/** Hosts and archives may serve a document at another address than its own. */
export const FirstDocumentContext = createContext<FirstDocument | undefined>(undefined);

/** The route of the page on screen; none for an unknown address. */
export function useRoute() {
  const { pathname } = useLocation();
  const firstDocument = use(FirstDocumentContext);
  return matchRoute(
    pathname === firstDocument?.pathname ? firstDocument.prerenderedPath : pathname,
  );
}
