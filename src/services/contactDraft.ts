import { sessionStore } from '../lib/storage';
import type { ContactMessage } from './email';

const storageKey = 'contact-draft';

const empty: ContactMessage = { user_name: '', user_email: '', message: '' };

/** Only what is a text under a name we know: the store may hold anything. */
function textsOf(value: unknown): ContactMessage {
  const draft = { ...empty };
  if (typeof value !== 'object' || value === null) return draft;
  for (const name of Object.keys(empty) as (keyof ContactMessage)[]) {
    const text = (value as Partial<Record<string, unknown>>)[name];
    if (typeof text === 'string') draft[name] = text;
  }
  return draft;
}

/**
 * The half-written message, kept in this tab only: it outlives walking to another page, a reload and
 * a crash, and leaves with the tab or when the message has been sent.
 */
export const contactDraft = {
  /** What was written last; empty texts when nothing is kept. */
  read(): ContactMessage {
    try {
      return textsOf(JSON.parse(sessionStore.read(storageKey) ?? 'null'));
    } catch {
      return empty;
    }
  },
  /** Keeps these texts and only these; nothing when all are empty. */
  write(draft: ContactMessage): void {
    if (Object.values(draft).some(Boolean)) sessionStore.write(storageKey, JSON.stringify(draft));
    else sessionStore.remove(storageKey);
  },
  clear(): void {
    sessionStore.remove(storageKey);
  },
};
