import { createContext, useContext } from 'react';
import type { ContactMessage } from './contactMessage';
import type { SendFailure } from './sendFailure';

/** How long an answer may take before the form says that the message may have arrived, in milliseconds. */
export const answerTimeLimit = 15_000;

/**
 * Where the visitor's message is.
 *
 * - `none`: still being written
 * - `sending`: on its way
 * - `noAnswer`: on its way for so long that it may have arrived; still listening
 * - `interrupted`: the page was left while it was on its way
 * - `sent`, or `sentEarlier` when the form holds other words by now
 * - a `SendFailure`, or `failedAgain` when an earlier send of the same words may have arrived
 * - `mayRepeat`: not sent, since the same text may have arrived already
 * - `looksAutomatic`: not sent, since the honeypot was filled
 */
export type SendStatus =
  | 'none'
  | 'sending'
  | 'noAnswer'
  | 'interrupted'
  | 'sent'
  | 'sentEarlier'
  | SendFailure
  | 'failedAgain'
  | 'mayRepeat'
  | 'looksAutomatic';

/** How a message is to be sent. */
export interface SendOptions {
  /** The visitor has read the question of `mayRepeat` or `looksAutomatic`, and said yes. */
  confirmed?: boolean;
  /** Something has filled the honeypot. */
  honeypotFilled?: boolean;
}

/** Sends one message at a time and remembers how it went, whichever page is open. */
export interface Sending {
  sendStatus: SendStatus;
  /**
   * Calls `deliver`, which brings the message to the company or rejects, and resolves when its outcome
   * is known. Does not call it while another message is on its way, and asks first where the same
   * message may have arrived already or the honeypot was filled.
   */
  send: (
    message: ContactMessage,
    deliver: () => Promise<void>,
    options?: SendOptions,
  ) => Promise<SendStatus>;
  /** The form shows these words: tells whether a send of them was interrupted by a reload. */
  resume: (message: ContactMessage) => void;
  /** The visitor goes on writing: news about another text goes away. */
  edit: () => void;
}

export const SendingContext = createContext<Sending | null>(null);

/** @throws outside of a SendingProvider */
export function useSending(): Sending {
  const sending = useContext(SendingContext);
  if (!sending) throw new Error('There is no SendingProvider around this component.');
  return sending;
}
