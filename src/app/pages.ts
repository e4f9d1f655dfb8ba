import { type LazyComponent, lazyComponent } from '../lib/lazyComponent';
import { matchRoute, type RouteKey } from '../routes';

/** The code of each page of the route list. */
export const pages: Record<RouteKey, LazyComponent> = {
  home: lazyComponent(() => import('../pages/HomePage')),
  seminars: lazyComponent(() => import('../pages/SeminarsPage')),
  team: lazyComponent(() => import('../pages/TeamPage')),
  affiliations: lazyComponent(() => import('../pages/AffiliationsPage')),
  contact: lazyComponent(() => import('../pages/ContactPage')),
};

export const notFoundPage = lazyComponent(() => import('../pages/NotFoundPage'));

/** The page of an address. */
export function pageAt(pathname: string): LazyComponent {
  const route = matchRoute(pathname);
  return route ? pages[route.key] : notFoundPage;
}
