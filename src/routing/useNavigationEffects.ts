import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { addToHistoryState, historyState } from '../lib/constants';
import { elementOfHash } from './elementOfHash';
import { moveFocus } from './moveFocus';
import { inPlaceState } from './PageLink';

/** Saves in a history entry with a hash where the part that it names is: what folds above that does not matter. */
function savePlace() {
  const part = elementOfHash(window.location.hash);
  if (part) addToHistoryState({ place: part.getBoundingClientRect().top });
}

/**
 * Does what a page load of its own would do: a link leads to the top of its page, or to the part that the address
 * names, and focus goes there, so that screen readers announce it and Tab goes on from there. An `inPlace` link,
 * such as a filter, leaves the visitor where they are, and moves focus only if its element has gone. Back and Forward
 * to another page move focus, too, and keep the scroll position of the entry.
 */
export function useNavigationEffects() {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location);
  /** What had focus when the visitor navigated. */
  const focused = useRef<Element>(null);

  // A layout effect of a child runs first, so these hear `popstate` before the router does.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    // Safari before 26.2 has no `scrollend`, and refuses more than a hundred changes of its history in half a minute.
    let rest = 0;
    const handleScroll = () => {
      window.clearTimeout(rest);
      rest = window.setTimeout(savePlace, 150);
    };
    const handleLeave = ({ type }: Event) => {
      focused.current = document.activeElement;
      window.clearTimeout(rest);
      // At `popstate` the entry is already another one.
      if (type === 'click') savePlace();
    };
    savePlace();
    window.addEventListener('scroll', handleScroll, options);
    window.addEventListener('click', handleLeave, options);
    window.addEventListener('popstate', handleLeave, options);
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    // Compares the objects: a hash that the browser follows gives an entry without a key.
    if (before === location) return;
    shown.current = location;
    const staysOnPage =
      before.pathname === location.pathname && (isPop || location.state === inPlaceState);
    const stillThere = staysOnPage && focused.current?.isConnected ? focused.current : null;
    const main = document.querySelector('main');
    const part = elementOfHash(location.hash);
    const hashTarget = isPop ? null : part;
    const focusTarget = stillThere ?? hashTarget ?? main?.querySelector('h1') ?? main;
    const focus = () => {
      if (focusTarget instanceof HTMLElement && focusTarget !== document.body)
        moveFocus(focusTarget);
    };
    focus();
    const { place } = historyState();
    if (isPop && part && place !== undefined) {
      // After `popstate` Chromium moves focus and page to the hash, and not to where the visitor was.
      requestAnimationFrame(() => {
        window.scrollBy(0, part.getBoundingClientRect().top - place);
        focus();
      });
    }
    if (isPop || staysOnPage) return;
    if (hashTarget) hashTarget.scrollIntoView();
    else window.scrollTo(0, 0);
    savePlace();
  }, [location, isPop]);
}
