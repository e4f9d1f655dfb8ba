import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { hydratedEvent, rootData } from './start/names';

interface HydratedProps {
  /** Called when React has rendered the page, before another key can come. */
  onRendered?: () => void;
}

/**
 * Tells the inline script of the head when the page's controls answer. Must be the last element: effects
 * run in the order of the elements.
 */
export function Hydrated({ onRendered }: HydratedProps) {
  const tell = useEffectEvent(() => onRendered?.());
  useLayoutEffect(() => tell(), []);
  useEffect(() => {
    const root = rootData();
    delete root.scripts;
    root.hydrated = '';
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
