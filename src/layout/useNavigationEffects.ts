import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { elementOfHash } from '../lib/elementOfHash';
import { inPlaceState } from '../ui/PageLink';

/**
 * Does what a page load of its own would do: a link leads to the top of its page, or to the part that the address
 * names, and focus goes there, so that screen readers announce it and Tab goes on from there. An `inPlace` link,
 * such as a filter, leaves the visitor where they are. Back and Forward to another page move focus, too; the browser
 * itself restores the scroll position.
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
    const keepsPlace = before.pathname === pathname && (isPop || state === inPlaceState);
    // Focus falls to `body` when its element is removed.
    if (keepsPlace && document.activeElement !== document.body) return;
    const hashTarget = isPop ? null : elementOfHash(hash);
    const focusTarget = hashTarget ?? main?.querySelector('h1') ?? main;
    focusTarget?.setAttribute('tabindex', '-1');
    focusTarget?.focus({ preventScroll: true });
    if (isPop || keepsPlace) return;
    if (hashTarget) hashTarget.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, pathname, hash, state, isPop]);
}
