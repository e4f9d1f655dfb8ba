import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sessionStore } from '../lib/storage';

const storageKey = 'scroll-positions';

/** Positions by history key. A store may hold anything; other values count as none. */
function readPositions(): Record<string, number> {
  const stored = Object.entries(sessionStore.readJson(storageKey) ?? {});
  return Object.fromEntries(stored.filter(([, position]) => Number.isFinite(position)));
}

/** The element that a hash names; none for a hash that is no valid encoding. */
function elementOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * New pages start at their top, or at the part that the address names; Back and Forward return to
 * where the visitor was. The router does this only in its data mode, which costs a tenth of the
 * site's script, and the browser only for pages that it loads itself: those are left to it.
 */
export function useScrollRestoration() {
  const { key, hash, pathname } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef<Record<string, number>>({});
  const shown = useRef({ key, pathname });

  useEffect(() => {
    positions.current = readPositions();
    const remember = () => {
      positions.current[shown.current.key] = window.scrollY;
    };
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
      sessionStore.write(storageKey, JSON.stringify(positions.current));
    };
    takeOver();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', remember, { signal });
    window.addEventListener('pageshow', takeOver, { signal });
    window.addEventListener('pagehide', handBack, { signal });
    return () => {
      handBack();
      listening.abort();
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const samePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    const target = hash && elementOf(hash);
    if (navigation === NavigationType.Pop) window.scrollTo(0, positions.current[key] ?? 0);
    else if (target) target.scrollIntoView();
    else if (!samePage) window.scrollTo(0, 0);
  }, [key, hash, pathname, navigation]);
}
