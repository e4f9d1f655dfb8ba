import { contactDraft } from '../services/contactDraft';
import { fieldsOf, messageOf } from '../services/contactMessage';

/** The contact form, if the page has it. */
function contactForm(): HTMLFormElement | undefined {
  return [...document.forms].find((form) => fieldsOf(form).length > 0);
}

/** Whether words would be lost with the page: the tab's own store refuses them. */
let wouldLoseWords = false;

const hasWords = () => Object.values(contactDraft.read()).some(Boolean);

function ask(event: Event) {
  if (hasWords()) event.preventDefault();
}

function keep() {
  const form = contactForm();
  if (!form) return;
  wouldLoseWords = !contactDraft.write(messageOf(form));
  // Only where it is needed: some browsers reload a page with such a listener on Back.
  if (wouldLoseWords) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/**
 * Keeps what is written in the contact form from the first keystroke on, and gives it back to a page
 * that is loaded anew. Where nothing can be stored, the browser asks before the page is left.
 */
export const earlyDraft = {
  listen() {
    window.addEventListener('input', keep, true);
    document.addEventListener('DOMContentLoaded', () => {
      const form = contactForm();
      if (form) contactDraft.restore(form);
    });
  },
  /** Keeps what has been filled in without an event, such as by an extension. */
  keep,
  wouldLoseWords: () => wouldLoseWords,
  /** Whether anything is written. */
  hasWords,
};
