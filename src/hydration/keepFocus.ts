import { hydratedEvent } from '../lib/constants';

/**
 * Returns focus to the control of the same name and value, in case React renders the document anew: an extension may
 * have changed it.
 */
export function keepFocus() {
  const focused = document.activeElement;
  const name = focused?.getAttribute('name');
  const value = focused?.getAttribute('value');
  if (!name) return;
  window.addEventListener(hydratedEvent, () => {
    if (focused?.isConnected) return;
    for (const control of document.getElementsByName(name)) {
      // Of two selects of the scheme the hidden one takes no focus.
      if (control.getAttribute('value') === value) control.focus();
    }
  });
}
