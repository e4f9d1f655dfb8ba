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
const comesAs = (name: string) => ({
  onWait: slowPage.wait,
  onMissing: async () => {
    if (await reloadPage()) return;
    slowPage.say(layoutText.pageWaits(name));
    await untilReachable();
  },
});

/** The code of each page of the route list. */
export const pages: Record<RouteKey, LazyComponent> = {
  home: lazyComponent(() => import('../pages/HomePage'), comesAs(routeOf('home').name)),
  seminars: lazyComponent(() => import('../pages/SeminarsPage'), comesAs(routeOf('seminars').name)),
  team: lazyComponent(() => import('../pages/TeamPage'), comesAs(routeOf('team').name)),
  affiliations: lazyComponent(
    () => import('../pages/AffiliationsPage'),
    comesAs(routeOf('affiliations').name),
  ),
  contact: lazyComponent(() => import('../pages/ContactPage'), comesAs(routeOf('contact').name)),
};

export const notFoundPage = lazyComponent(
  () => import('../pages/NotFoundPage'),
  comesAs(layoutText.thePage),
);

/** The page of an address. */
export function pageAt(pathname: string): LazyComponent {
  const route = matchRoute(pathname);
  return route ? pages[route.key] : notFoundPage;
}
