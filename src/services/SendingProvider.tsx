import { createContext, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Sending } from './sending';

/** Where the form of any page finds what another one has left, once one of them has made it. */
export const SendingContext = createContext<RefObject<Sending | null> | null>(null);

/**
 * Keeps the message that is on its way above the pages: a visitor who opens another page and comes back
 * finds it still being sent, or how it went, and cannot send it twice unasked. What does the sending comes
 * with the form, so that no other page loads it.
 */
export function SendingProvider({ children }: { children: ReactNode }) {
  const sending = useRef<Sending>(null);
  useEffect(() => () => sending.current?.close(), []);
  return <SendingContext value={sending}>{children}</SendingContext>;
}
