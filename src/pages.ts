import type { ComponentType } from 'react';
import { matchRoute, type RouteKey } from './routes';
import { sitePath } from './siteUrl';

export type PageKey = RouteKey | 'notFound';

/** The code of each page; a build gives each a file of its own. */
const code: Record<PageKey, () => Promise<{ default: ComponentType }>> = {
  home: () => import('./home/HomePage'),
  seminars: () => import('./seminars/SeminarsPage'),
  team: () => import('./team/TeamPage'),
  affiliations: () => import('./affiliations/AffiliationsPage'),
  contact: () => import('./contact/ContactPage'),
  notFound: () => import('./errors/NotFoundPage'),
};

/** The pages whose code is there. */
export const loadedPages: Partial<Record<PageKey, ComponentType>> = {};

/** The page at a path of the site. */
export const pageKey = (path: string): PageKey => matchRoute(path)?.key ?? 'notFound';

/** Loads the code of a page. Rejects if the download fails. */
export async function loadPage(key: PageKey) {
  loadedPages[key] ??= (await code[key]()).default;
}

/**
 * Leaves to the browser what needs code that is not there: a link is an ordinary link to a document, and Back to
 * such a page loads its document.
 */
export function leaveMissingPagesToBrowser() {
  const isMissing = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>) =>
    origin === window.location.origin && !loadedPages[pageKey(sitePath(pathname))];
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      // The router does not hear of it.
      if (link && isMissing(link)) event.stopPropagation();
    },
    true,
  );
  window.addEventListener(
    'popstate',
    (event) => {
      if (!isMissing(window.location)) return;
      event.stopImmediatePropagation();
      window.location.reload();
    },
    true,
  );
}

/** Loads the other pages in idle time, unless the visitor saves data. What fails stays missing. */
export async function loadOtherPages() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const key of Object.keys(code) as PageKey[]) {
    await new Promise<unknown>((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
    await loadPage(key).catch(() => undefined);
  }
}
