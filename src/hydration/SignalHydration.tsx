import { type ReactNode, useEffect } from 'react';
import { hydratedEvent, rootData } from '../lib/constants';
import { useIsHydrated } from './useAfterHydration';

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
    delete data.scripts;
    window.dispatchEvent(new Event(hydratedEvent));
  }, [isHydrated]);
  return children;
}
