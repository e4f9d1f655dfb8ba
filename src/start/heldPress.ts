import { twinOf } from './twin';

/** How far a mouse moves in a press that is meant, in pixels. */
const slop = 8;

/**
 * Completes a press whose control was drawn anew between pressing and letting go, as React does where an
 * extension has changed the page: browsers then send no click and give no focus.
 */
export function completeHeldPresses() {
  let pressed: Element | null = null;
  let start = { clientX: 0, clientY: 0 };
  window.addEventListener(
    'pointerdown',
    (event) => {
      // For a tap, browsers look for the control when the finger is lifted.
      const isPress = event.pointerType === 'mouse' && event.button === 0;
      pressed = isPress ? (event.target as Element).closest('a, button, input, textarea') : null;
      start = event;
    },
    true,
  );
  window.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      if (!pressed || pressed.isConnected) return;
      const twin = twinOf(pressed);
      if (!twin || Math.hypot(clientX - start.clientX, clientY - start.clientY) > slop) return;
      twin.focus({ preventScroll: true });
      twin.click();
    },
    true,
  );
}
