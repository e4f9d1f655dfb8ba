import { createContext, useContext } from 'react';

/** Where the visitor's message is: still being written, on its way, arrived, or refused. */
export type Delivery = 'none' | 'sending' | 'sent' | 'failed' | 'offline';

/** Sends one message at a time and remembers how it went, whichever page is open. */
export interface Outbox {
  delivery: Delivery;
  /**
   * Calls `deliver`, which brings a message to the company or rejects, and tells how it went. Does
   * not call it while another message is on its way, or when the browser has no connection.
   */
  send: (deliver: () => Promise<void>) => Promise<Delivery>;
  /** Takes a message for sent without sending it: what a spam trap caught. */
  acceptSilently: () => Delivery;
  /** Forgets how the last message went, when a new one is begun. */
  reset: () => void;
}

export const OutboxContext = createContext<Outbox | null>(null);

/** @throws outside of an OutboxProvider */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('There is no OutboxProvider around this component.');
  return outbox;
}
