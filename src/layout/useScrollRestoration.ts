import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollPositionsKey } from '../boot/contract';
import { isInPlace } from '../lib/inPlace';
import { sessionStore } from '../lib/storage';

/** Positions by history key. A store may hold anything; other values count as none. */
function readPositions(): Record<string, number> {
  const stored = Object.entries(sessionStore.readJson(scrollPositionsKey) ?? {});
  return Object.fromEntries(stored.filter(([, position]) => Number.isFinite(position)));
}

/** The element that a hash names; none for an empty one, or one that is not a valid encoding. */
function elementOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Links lead to the top of their page, also of the page one is on, or to the part that the address names,
 * unless they change something in place; Back and Forward return to where the visitor was. The router does
 * this only in its data mode, which costs a tenth of the site's script, and the browser only for pages that
 * it loads itself: those are left to it.
 */
export function useScrollRestoration() {
  const { key, hash, state } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef<Record<string, number>>({});
  const shown = useRef(key);

  useEffect(() => {
    positions.current = readPositions();
    const remember = () => {
      positions.current[shown.current] = window.scrollY;
    };
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
      sessionStore.write(scrollPositionsKey, JSON.stringify(positions.current));
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
    if (shown.current === key) return;
    shown.current = key;
    const target = elementOf(hash);
    if (navigation === NavigationType.Pop) window.scrollTo(0, positions.current[key] ?? 0);
    else if (target) target.scrollIntoView();
    else if (!isInPlace(state)) window.scrollTo(0, 0);
  }, [key, hash, state, navigation]);
}
