import { useLocation } from 'react-router-dom';
import { seminars } from '../content/seminars';
import { useAfterHydration } from '../lib/useIsHydrated';

/** The seminar that a query asks about, `?seminar=tax-update`; nothing for unknown names. */
export function seminarIn(search: string) {
  const slug = new URLSearchParams(search).get('seminar');
  return seminars.find((one) => one.slug === slug);
}

/** The seminar that the URL asks about; nothing before hydration. */
export const useSeminar = () => seminarIn(useAfterHydration(useLocation().search, ''));
