import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { elementOfHash } from '../lib/elementOfHash';
import { inPlaceState } from '../ui/PageLink';

/**
 * Does what a page load of its own would do: a link leads to the top of its page, or to the part that the address
 * names, and focus goes there, so that screen readers announce it and Tab goes on from there. An `inPlace` link,
 * such as a filter, leaves the visitor where they are. Back and Forward move focus, too; the browser itself restores
 * the scroll position.
 */
export function useNavigationEffects() {
  const { key, pathname, hash, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    const main = document.querySelector('main');
    const staysOnPage = before.pathname === pathname && (isPop || state === inPlaceState);
    // The element that had focus may be gone: then `body` has it.
    if (staysOnPage && document.activeElement !== document.body) return;
    const target = isPop ? null : elementOfHash(hash);
    const place = target ?? main?.querySelector('h1') ?? main;
    place?.setAttribute('tabindex', '-1');
    place?.focus({ preventScroll: true });
    if (isPop || staysOnPage) return;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, pathname, hash, state, isPop]);
}
