import { sessionStore } from '../lib/storage';
import { type ContactMessage, fieldsOf, messageOf, parseMessage } from './contactMessage';

const storageKey = 'contact-draft';

/**
 * The half-written message, kept in this tab only: it outlives another page, a reload and a crash, and
 * leaves with the tab or when the message has been sent. The head's inline script writes it from the
 * first keystroke on.
 */
export const contactDraft = {
  /** What was written last; empty texts when nothing is kept. */
  read(): ContactMessage {
    return parseMessage(sessionStore.readJson(storageKey));
  },
  /**
   * Keeps these texts and only these; nothing when all are empty.
   *
   * @returns whether they outlive the page
   */
  write(draft: ContactMessage): boolean {
    if (Object.values(draft).some(Boolean)) {
      return sessionStore.write(storageKey, JSON.stringify(draft));
    }
    contactDraft.clear();
    return true;
  },
  /**
   * Puts the draft back into the empty fields of a form.
   *
   * @returns what stands in the form then
   */
  restore(form: HTMLFormElement): ContactMessage {
    const draft = contactDraft.read();
    for (const field of fieldsOf(form)) field.value ||= draft[field.name as keyof ContactMessage];
    return messageOf(form);
  },
  clear(): void {
    sessionStore.remove(storageKey);
  },
};
