import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { hydratedEvent, rootData } from '../lib/constants';

const noChanges = () => () => undefined;

/**
 * What the build cannot know, such as the query string: `before` in the prerendered HTML and while React hydrates it,
 * `value` afterwards and in what is mounted later. Re-renders only where the two differ.
 */
export const useAfterHydration = <Value>(value: Value, before: Value) =>
  useSyncExternalStore(
    noChanges,
    () => value,
    () => before,
  );

/** Whether the page is hydrated. */
export const useIsHydrated = () => useAfterHydration(true, false);

/**
 * Says that the page is hydrated: by an attribute of `html`, for styles, and by an event, for the head script. Wraps
 * everything, so that its effect runs last, when every control answers and knows the address.
 */
export function SignalHydration({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    const data = rootData();
    data.hydrated = '';
    // The head script had given up, and the script came after all.
    delete data.withoutScripts;
    window.dispatchEvent(new Event(hydratedEvent));
  }, [isHydrated]);
  return children;
}
