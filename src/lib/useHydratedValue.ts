import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What the build could not know, such as the query string: the prerendered value while a page is being
 * hydrated, the browser's own from then on. Nothing is drawn again where the two are the same.
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
