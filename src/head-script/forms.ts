import { fillFields, saveFields } from '../contact/draft';
import { dropSend } from './presses';
import { listen } from './untilHydrated';

/** Keeps what is typed in the draft, and restores it once the document has arrived. Typing drops a queued Send. */
export function watchForms() {
  listen(['input'], ({ target }) => {
    if (target instanceof Element && target.closest('form')) dropSend();
  });
  listen(['input', 'change', 'pagehide'], () => {
    for (const form of document.forms) saveFields(form);
  });
  listen(['DOMContentLoaded'], () => {
    for (const form of document.forms) fillFields(form);
  });
}
