import { useLayoutEffect, useState } from 'react';
import { useHydratedValue } from './useHydratedValue';

/**
 * An element of our own at the end of the body, for what must stay within reach while a modal dialog
 * is open: MUI hides all of the body's other elements from screen readers then, and takes back any
 * focus that it sees arrive outside of the dialog. Nothing until the page is in a browser.
 */
export function useBodyPortal(): HTMLElement | null {
  const hydrated = useHydratedValue(true, false);
  const [element] = useState(() =>
    typeof document === 'undefined' ? null : document.createElement('div'),
  );

  useLayoutEffect(() => {
    if (!element) return;
    const keepToItself = (event: FocusEvent) => event.stopPropagation();
    const reveal = new MutationObserver(() => element.removeAttribute('aria-hidden'));
    element.addEventListener('focusin', keepToItself);
    reveal.observe(element, { attributeFilter: ['aria-hidden'] });
    document.body.append(element);
    return () => {
      reveal.disconnect();
      element.remove();
    };
  }, [element]);

  return hydrated ? element : null;
}
