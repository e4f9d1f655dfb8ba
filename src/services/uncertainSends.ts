import { sessionStore } from '../lib/storage';
import { type ContactMessage, isSameMessage, parseMessage } from './contactMessage';

const storageKey = 'contact-uncertain-sends';

interface UncertainSend {
  id: string;
  message: ContactMessage;
}

function read(): UncertainSend[] {
  const stored = sessionStore.readJson(storageKey);
  return (Array.isArray(stored) ? stored : []).map((send) => ({
    id: String(send?.id),
    message: parseMessage(send?.message),
  }));
}

function write(sends: readonly UncertainSend[]) {
  if (sends.length > 0) sessionStore.write(storageKey, JSON.stringify(sends));
  else sessionStore.remove(storageKey);
}

/**
 * Messages that were handed to the network and may have arrived. Kept in this tab, so that a page loaded
 * anew in mid-send still knows.
 */
export const uncertainSends = {
  /** @returns the id to settle it with */
  add(message: ContactMessage): string {
    const id = crypto.randomUUID?.() ?? String(Math.random());
    write([...read(), { id, message }]);
    return id;
  },
  /** The service has answered, or the message never left. */
  settle(id: string): void {
    write(read().filter((send) => send.id !== id));
  },
  /** The message has arrived: earlier sends of it need no warning any more. */
  settleAll(message: ContactMessage): void {
    write(read().filter((send) => !isSameMessage(send.message, message)));
  },
  has(message: ContactMessage): boolean {
    return read().some((send) => isSameMessage(send.message, message));
  },
};
