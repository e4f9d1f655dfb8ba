import { useLocation } from 'react-router-dom';
import { seminars } from '../content/seminars';
import { useAfterHydration } from '../lib/useIsHydrated';

/** The seminar that the address asks about, `?seminar=tax-update`; nothing before hydration and for unknown names. */
export function useSeminar() {
  const search = useAfterHydration(useLocation().search, '');
  const slug = new URLSearchParams(search).get('seminar');
  return seminars.find((one) => one.slug === slug);
}
