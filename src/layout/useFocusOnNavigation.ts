import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isInPlace } from '../lib/inPlace';

/**
 * Moves focus to the heading of the page that a link has led to, as a page load of its own would, so that
 * screen readers announce it and Tab goes on from there; also when the link led to the page one is on. The
 * first page is left to the browser.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { key, pathname, hash, state } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const { current } = shown;
    if (current.key === key) return;
    shown.current = { key, pathname };
    const staysOnPage = navigation === NavigationType.Pop || hash !== '' || isInPlace(state);
    if (current.pathname === pathname && staysOnPage) return;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [key, pathname, hash, state, navigation, main]);
}
