import { twinOf } from './twin';

/**
 * Remembers what has focus, and gives focus and selection back when hydration has drawn it anew, as
 * React does where an extension has changed the page.
 *
 * @returns what gives them back
 */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  const remember = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  window.addEventListener('focusin', remember, true);

  return () => {
    window.removeEventListener('focusin', remember, true);
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const twin = twinOf(focused);
    twin?.focus({ preventScroll: true });
    if (twin instanceof HTMLTextAreaElement && focused instanceof HTMLTextAreaElement) {
      twin.setSelectionRange(focused.selectionStart, focused.selectionEnd);
    }
  };
}
