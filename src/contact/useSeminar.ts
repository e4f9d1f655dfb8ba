import { useLocation } from 'react-router-dom';
import { seminars } from '../content/seminars';
import { useIsHydrated } from '../lib/useIsHydrated';

/** The seminar that the address asks about, `?seminar=tax-update`; nothing before hydration and for unknown names. */
export function useSeminar() {
  const { search } = useLocation();
  const slug = useIsHydrated() && new URLSearchParams(search).get('seminar');
  return seminars.find((one) => one.slug === slug);
}
