import { useEffect, useLayoutEffect } from 'react';
import { drawnEvent, hydratedEvent } from '../start/hydrated';

/**
 * Tells the inline script of the head when the page is drawn, before another key can come, and when its
 * controls answer. Stands last: effects run in the order of the elements.
 */
export function Hydrated() {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(drawnEvent));
  }, []);
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
