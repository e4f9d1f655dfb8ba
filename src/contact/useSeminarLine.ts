import { useLocation } from 'react-router-dom';
import { aboutSeminar } from '../content/pages/seminars';
import { seminars } from '../content/seminars';
import { useIsHydrated } from '../lib/useIsHydrated';

/**
 * What an empty message begins with where the address asks about a seminar, `?seminar=tax-update`. Empty for a name
 * that no seminar has.
 */
export function useSeminarLine() {
  const { search } = useLocation();
  const slug = useIsHydrated() && new URLSearchParams(search).get('seminar');
  const seminar = seminars.find((one) => one.slug === slug);
  return seminar ? `${aboutSeminar(seminar)}\n\n` : '';
}
