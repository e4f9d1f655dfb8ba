/*
 * React re-renders the whole page on the client if an extension changed the HTML: elements are replaced
 * by equal ones. These carry focus and a click in progress over to the new element.
 */

/** How far a mouse may move in a click, in pixels. */
const slop = 8;

/**
 * Finds the re-rendered counterpart of an element: a button by its name and label, a field by its name, a
 * link by its address.
 */
function findCounterpart(element: Element): HTMLElement | null {
  const first = ['name', 'href', 'id'].find((attribute) => element.hasAttribute(attribute));
  if (!first) return null;
  const naming = element.localName === 'button' ? [first, 'aria-label'] : [first];
  const selector = naming
    .filter((attribute) => element.hasAttribute(attribute))
    .map((attribute) => `[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? '')}"]`);
  return document.querySelector(element.localName + selector.join(''));
}

/**
 * Remembers what has focus.
 *
 * @returns a function that restores focus and selection if the element was replaced
 */
export function keepFocus(): () => void {
  let focused = document.activeElement;
  const remember = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  window.addEventListener('focusin', remember);

  return () => {
    window.removeEventListener('focusin', remember);
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const counterpart = findCounterpart(focused);
    counterpart?.focus({ preventScroll: true });
    if (counterpart instanceof HTMLTextAreaElement && focused instanceof HTMLTextAreaElement) {
      counterpart.setSelectionRange(focused.selectionStart, focused.selectionEnd);
    }
  };
}

/** Completes a click whose element was replaced while the button was down; browsers send none then. */
export function completeHeldClicks() {
  const clickable = 'a, button, input, textarea';
  // A button that is down already, wherever on it the pointer is.
  let pressed = [...document.querySelectorAll(':active')].at(-1)?.closest(clickable) ?? null;
  let start: { clientX: number; clientY: number } | undefined;
  window.addEventListener(
    'pointerdown',
    (event) => {
      // For a tap, browsers look for the element when the finger is lifted.
      const isMouse = event.pointerType === 'mouse' && event.button === 0;
      pressed = isMouse ? (event.target as Element).closest(clickable) : null;
      start = event;
    },
    true,
  );
  window.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      if (!pressed || pressed.isConnected) return;
      const counterpart = findCounterpart(pressed);
      const moved = start ? Math.hypot(clientX - start.clientX, clientY - start.clientY) : 0;
      if (!counterpart || moved > slop) return;
      counterpart.focus({ preventScroll: true });
      counterpart.click();
    },
    true,
  );
}
