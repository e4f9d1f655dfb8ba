import { layoutText } from '../content/layout';
import { type LazyComponent, lazyComponent } from '../lib/lazyComponent';
import type { FetchPageCode } from '../lib/pageCode';
import { reloadPage } from '../lib/reloadPage';
import { sitePath } from '../lib/siteUrl';
import { untilReachable } from '../lib/untilReachable';
import { matchRoute, type RouteKey, routeOf } from '../routes';
import { slowPage } from './slowPage';

/** The link that waits for its page: where it leads, and what takes it back. */
let followed: { href: string; cancel: () => void } | undefined;

/**
 * A page whose code is slow says that it comes. Where the site cannot be reached, the page before stays and
 * says what waits; where only the code is missing, the page is loaded as a document, which can be read
 * without it.
 */
const page = (name: string, load: Parameters<typeof lazyComponent>[0]) =>
  lazyComponent(load, {
    onWait: (code) => slowPage.wait(name, code),
    onMissing: async (failure) => {
      // The visitor has gone elsewhere.
      if (!slowPage.isAwaited(name)) throw failure;
      if (await reloadPage(() => followed?.href)) return;
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

/** Another link, Back and Forward take the place of a link that waits. */
export function forgetLink() {
  followed?.cancel();
  followed = undefined;
}

export const fetchPageCode: FetchPageCode = (href) => {
  forgetLink();
  const { pathname } = new URL(href, window.location.href);
  const code = pageAt(sitePath(pathname)).need();
  return (
    code &&
    new Promise((resolve) => {
      followed = { href, cancel: () => resolve(false) };
      // A page that is given up throws where it is drawn.
      void code.catch(() => undefined).then(() => resolve(true));
    })
  );
};
