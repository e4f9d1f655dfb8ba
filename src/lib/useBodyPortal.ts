import { useLayoutEffect, useState } from 'react';

/**
 * An element of our own at the end of the body, for what must stay within reach while a modal dialog
 * is open: MUI hides all of the body's other elements from screen readers then, and takes back any
 * focus that it sees arrive outside of the dialog. Nothing until the page is in a browser.
 */
export function useBodyPortal(): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const own = document.createElement('div');
    const keepToItself = (event: FocusEvent) => event.stopPropagation();
    const reveal = new MutationObserver(() => own.removeAttribute('aria-hidden'));
    own.addEventListener('focusin', keepToItself);
    reveal.observe(own, { attributeFilter: ['aria-hidden'] });
    document.body.append(own);
    setElement(own);
    return () => {
      reveal.disconnect();
      own.remove();
    };
  }, []);

  return element;
}
