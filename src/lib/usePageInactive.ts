import { useSyncExternalStore } from 'react';

let isBlurred = false;

function subscribe(onChange: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const setBlurred = (value: boolean) => () => {
    isBlurred = value;
    onChange();
  };
  isBlurred = false;
  window.addEventListener('blur', setBlurred(true), { signal });
  window.addEventListener('focus', setBlurred(false), { signal });
  document.addEventListener('visibilitychange', onChange, { signal });
  return () => listening.abort();
}

/**
 * Whether the page is out of sight: its tab is hidden, or another window has the visitor's attention.
 * Prerendered as in sight.
 */
export function usePageInactive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBlurred || document.hidden,
    () => false,
  );
}
