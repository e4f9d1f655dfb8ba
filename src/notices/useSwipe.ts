import { type PointerEvent, useRef } from 'react';

/** How far a notice must be pushed aside to be dismissed, in CSS pixels (specification 4). */
export const swipeThreshold = 50;

/** Less than this is a press with an unsteady hand. */
const slack = 6;

interface Swipe {
  pointerId: number;
  startX: number;
  moving: boolean;
}

/** Keeps the moves coming when the pointer leaves the notice. */
function capture(element: Element, pointerId: number) {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // A pointer that no device stands behind, as in a test, cannot be captured.
  }
}

/**
 * Lets touch, pen or mouse push an element aside, to the left or to the right. Wants
 * `touch-action: pan-y` on it, so that a finger can still scroll the page. Controls inside keep
 * their presses.
 *
 * @param onSwipe called when the element was let go at the threshold or beyond; otherwise it springs back
 * @param duration milliseconds for both
 */
export function useSwipe(onSwipe: () => void, duration: number) {
  const swipe = useRef<Swipe | null>(null);

  const finish = (
    { currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>,
    done: boolean,
  ) => {
    if (swipe.current?.pointerId !== pointerId) return;
    const { startX, moving } = swipe.current;
    swipe.current = null;
    if (!moving) return;
    const distance = clientX - startX;
    const dismissed = done && Math.abs(distance) >= swipeThreshold;
    currentTarget.style.transition = `translate ${duration}ms ease-out, opacity ${duration}ms ease-out`;
    currentTarget.style.translate = dismissed ? `${Math.sign(distance) * 120}%` : '';
    if (!dismissed) return;
    currentTarget.style.opacity = '0';
    onSwipe();
  };

  return {
    onPointerDown({ button, clientX, isPrimary, pointerId, target }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0 || (target as Element).closest('button')) return;
      swipe.current = { pointerId, startX: clientX, moving: false };
    },
    onPointerMove({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      if (swipe.current?.pointerId !== pointerId) return;
      const distance = clientX - swipe.current.startX;
      if (!swipe.current.moving && Math.abs(distance) < slack) return;
      if (!swipe.current.moving) capture(currentTarget, pointerId);
      swipe.current.moving = true;
      currentTarget.style.transition = 'none';
      currentTarget.style.translate = `${distance}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => finish(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event, false),
  };
}
