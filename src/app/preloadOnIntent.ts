import { sitePath } from '../lib/siteUrl';
import { matchRoute } from '../routes';
import { pages } from './pages';

/** A finger rests on a link, the pointer is over it, or Tab has reached it. */
const signs = ['pointerover', 'focusin'];

function preload({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  const route = link?.origin === window.location.origin && matchRoute(sitePath(link.pathname));
  if (route) pages[route.key].preload().catch(() => undefined);
}

/** Fetches the code of a page as soon as somebody is about to follow a link to it. */
export function preloadOnIntent() {
  for (const sign of signs) document.addEventListener(sign, preload);
}
