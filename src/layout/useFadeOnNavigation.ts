import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { duration } from '../theme/tokens';

/**
 * Fades a newly opened page in, unless the visitor asked for less motion. The page takes presses from the
 * start, which a view transition keeps from it.
 */
export function useFadeOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    main.current?.animate({ opacity: [0, 1] }, { duration: duration.move, easing: 'ease-out' });
  }, [pathname, main]);
}
