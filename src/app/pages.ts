import { type LazyPage, lazyPage } from '../lib/lazyPage';
import { matchRoute, type RouteKey } from '../routes';

/** The code of each page of the route list. */
export const pages: Record<RouteKey, LazyPage> = {
  home: lazyPage(() => import('../pages/HomePage')),
  seminars: lazyPage(() => import('../pages/SeminarsPage')),
  team: lazyPage(() => import('../pages/TeamPage')),
  affiliations: lazyPage(() => import('../pages/AffiliationsPage')),
  contact: lazyPage(() => import('../pages/ContactPage')),
};

export const notFoundPage = lazyPage(() => import('../pages/NotFoundPage'));

/** The page of an address. */
export function pageAt(pathname: string): LazyPage {
  const route = matchRoute(pathname);
  return route ? pages[route.key] : notFoundPage;
}
