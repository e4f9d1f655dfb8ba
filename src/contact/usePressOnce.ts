import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { isEmpty, messageOf } from './message';

/** How soon after an arrival a press can only be the second half of a double one, in milliseconds. */
const secondTap = 1000;

/**
 * Makes a double click and a held Enter one press. Without it the second press of a quick pair finds a form
 * that is empty already, and a held key sends again and again.
 *
 * @param hasArrived whether the message of the last press has arrived
 */
export function usePressOnce(hasArrived: boolean) {
  const arrivedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (hasArrived) arrivedAt.current = performance.now();
  }, [hasArrived]);

  return {
    /** For the form, while the event is captured. In the message Enter begins a new line, held or not. */
    onKeyDownCapture: (event: KeyboardEvent) => {
      const isInText = event.target instanceof HTMLTextAreaElement;
      if (event.repeat && event.key === 'Enter' && !isInText) event.preventDefault();
    },
    /** For each button that sends. */
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      const { form } = event.currentTarget;
      const hasJustArrived = performance.now() - arrivedAt.current < secondTap;
      const isSecondTap = hasJustArrived && form && isEmpty(messageOf(form));
      if (event.detail > 1 || isSecondTap) event.preventDefault();
    },
  };
}
