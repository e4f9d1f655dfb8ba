import { useSyncExternalStore } from 'react';

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
