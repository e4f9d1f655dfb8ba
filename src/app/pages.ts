import { layoutText } from '../content/layout';
import { type LazyComponent, lazyComponent } from '../lib/lazyComponent';
import { reloadPage } from '../lib/reloadPage';
import { untilReachable } from '../lib/untilReachable';
import { matchRoute, type RouteKey, routeOf } from '../routes';
import { slowPage } from './slowPage';

/**
 * A page whose code is slow says that it comes. Where the site cannot be reached, the page before stays and
 * says what waits; where only the code is missing, the page is loaded as a document, which can be read
 * without it.
 */
const page = (name: string, load: Parameters<typeof lazyComponent>[0]) =>
  lazyComponent(load, {
    onWait: (code) => slowPage.wait(name, code),
    onMissing: async () => {
      if (await reloadPage()) return;
      slowPage.sayUnreachable(name);
      await untilReachable();
    },
  });

const nameOf = (key: RouteKey) => routeOf(key).name;

/** The code of each page of the route list. */
export const pages: Record<RouteKey, LazyComponent> = {
  home: page(nameOf('home'), () => import('../pages/HomePage')),
  seminars: page(nameOf('seminars'), () => import('../pages/SeminarsPage')),
  team: page(nameOf('team'), () => import('../pages/TeamPage')),
  affiliations: page(nameOf('affiliations'), () => import('../pages/AffiliationsPage')),
  contact: page(nameOf('contact'), () => import('../pages/ContactPage')),
};

export const notFoundPage = page(layoutText.thePage, () => import('../pages/NotFoundPage'));

/** The page of an address. */
export function pageAt(pathname: string): LazyComponent {
  const route = matchRoute(pathname);
  return route ? pages[route.key] : notFoundPage;
}
