import { useSyncExternalStore } from 'react';

const noChanges = () => () => undefined;

/**
 * Whether the page is hydrated, for what the build cannot know, such as the query string: false in the prerendered
 * HTML and while React hydrates it, true afterwards and in what is mounted later.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
