import type { RouteKey } from '../content/routes';
import { seminars } from '../content/seminars';
import { readFilters, writeFilters } from '../seminars/filters';

/** The part of a query that a page understands, without what campaigns and trackers append. */
export function canonicalSearch(key: RouteKey, search: string): string {
  if (key === 'seminars') return writeFilters(readFilters(search));
  const slug = new URLSearchParams(search).get('seminar');
  const isKnown = key === 'contact' && seminars.some((seminar) => seminar.slug === slug);
  return isKnown ? `?seminar=${slug}` : '';
}
