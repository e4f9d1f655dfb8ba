import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that the build cannot know, such as the query string: the prerendered value during hydration,
 * the browser's value afterwards. Re-renders only if the two differ.
 */
export function useHydratedValue<Value extends string | boolean>(
  value: Value,
  prerendered: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => prerendered,
  );
}
