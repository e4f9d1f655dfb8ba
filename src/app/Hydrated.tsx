import { useEffect } from 'react';
import { hydratedEvent } from '../start/hydrated';

/** Says that the page has come alive. Stands last, since effects run in the order of the elements. */
export function Hydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
