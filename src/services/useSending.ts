import { useContext, useSyncExternalStore } from 'react';
import { SendingContext } from './SendingProvider';
import { createSending } from './sending';

/**
 * What sends a message, and where the visitor's message is, whichever page it was sent from.
 *
 * @throws outside of a SendingProvider
 */
export function useSending() {
  const holder = useContext(SendingContext);
  if (!holder) throw new Error('There is no SendingProvider around this component.');
  holder.current ??= createSending();
  const { readStatus, subscribe, send, resume, edit } = holder.current;
  const sendStatus = useSyncExternalStore(subscribe, readStatus, () => 'none' as const);
  return { sendStatus, send, resume, edit };
}
