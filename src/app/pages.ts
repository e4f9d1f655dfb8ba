import { type LazyComponent, lazyComponent } from '../lib/lazyComponent';
import { reloadPage } from '../lib/reloadPage';
import { matchRoute, type RouteKey } from '../routes';
import { slowPage } from './slowPage';

/**
 * A page whose code is missing is loaded as a document, which can be read without it; one whose code is slow
 * says that it comes.
 */
const options = { onMissing: reloadPage, onWait: slowPage.wait };

/** The code of each page of the route list. */
export const pages: Record<RouteKey, LazyComponent> = {
  home: lazyComponent(() => import('../pages/HomePage'), options),
  seminars: lazyComponent(() => import('../pages/SeminarsPage'), options),
  team: lazyComponent(() => import('../pages/TeamPage'), options),
  affiliations: lazyComponent(() => import('../pages/AffiliationsPage'), options),
  contact: lazyComponent(() => import('../pages/ContactPage'), options),
};

export const notFoundPage = lazyComponent(() => import('../pages/NotFoundPage'), options);

/** The page of an address. */
export function pageAt(pathname: string): LazyComponent {
  const route = matchRoute(pathname);
  return route ? pages[route.key] : notFoundPage;
}
