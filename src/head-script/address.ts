import { readDraft, wasAsked } from '../contact/draft';
import { chosenCount, rootData } from '../lib/constants';
import { listen, whileParsing } from './untilHydrated';

/** Programs that send newsletters append their parameters behind the hash, and with a second `?`. */
function cleanAddress() {
  const { history, location } = window;
  const clean = location.href
    .replace(/(#[^?&]*)[?&].*/, '$1')
    .replace(/\?[^#]*/, (query) => `?${query.slice(1).replaceAll('?', '&')}`);
  if (clean !== location.href) history.replaceState(history.state, '', clean);
}

/** A choice in one filter keeps that in the other: the document, made without a query, links to each alone. */
function keepOtherFilter({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-filter]');
  if (!link) return;
  const { filter = '' } = link.dataset;
  const chosen = new URLSearchParams(link.search).get(filter);
  const search = new URLSearchParams(window.location.search);
  if (chosen) search.set(filter, chosen);
  else search.delete(filter);
  link.search = search.toString();
}

/** Fetches the first picture as soon as the parser has come to it, but where a filter may hide it. */
export function hurryFirstPicture() {
  const { category, format } = rootData();
  if (category || format) return;
  whileParsing(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('[fetchpriority=high]')) {
      picture.loading = 'eager';
    }
  });
}

/**
 * Has the page follow its address until React does. Styles narrow the list of seminars to the filters, and reserve room
 * for the seminars of a message.
 *
 * @param page whose address may have such a query
 */
export function followAddress(page: string | undefined) {
  cleanAddress();
  const data = rootData();
  const { location } = window;
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  if (page === 'seminars') {
    data.category = query.get('category') ?? '';
    data.format = query.get('format') ?? '';
  }
  if (page === 'contact') {
    const asked = wasAsked() ? '' : (query.get('seminar') ?? '');
    const chosen = new Set(`${readDraft().seminars ?? ''} ${asked}`.match(/\S+/g));
    if (chosen.size > 0) {
      data.seminar = '';
      document.documentElement.style.setProperty(chosenCount, String(chosen.size));
    }
  }
  listen(['pointerdown', 'click'], keepOtherFilter);
  // Back to a `pushState` entry loads no document, and before hydration no router renders it.
  listen(['popstate'], () => {
    if (location.pathname + location.search !== pathname + search) location.reload();
  });
}
