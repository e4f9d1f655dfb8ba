import type { SendFailure } from './mail';

/**
 * Where the visitor's message is.
 *
 * - `none`: still being written
 * - `sending`: on its way
 * - `noAnswer`: on its way for so long that it may have arrived; still listening
 * - `interrupted`: the page was left while it was on its way
 * - `elsewhere`: another tab sends or has sent it
 * - `sent`, or `sentEarlier` when the form holds other words by now
 * - a `SendFailure`, or `failedAgain` when an earlier send of the same words may have arrived
 *
 * Questions, each about a message that has not been sent:
 *
 * - `mayRepeat`: the same text may have arrived already; `mayRepeatFailed` when its connection failed
 * - `looksAutomatic`: the honeypot was filled
 * - `delayed`: Send was pressed too long ago, or on a page that nobody vouches for
 */
export type SendStatus =
  | 'none'
  | 'sending'
  | 'noAnswer'
  | 'interrupted'
  | 'elsewhere'
  | 'sent'
  | 'sentEarlier'
  | SendFailure
  | 'failedAgain'
  | Question;

export const questions = ['mayRepeat', 'mayRepeatFailed', 'looksAutomatic', 'delayed'] as const;
export type Question = (typeof questions)[number];

/** Where the message is, and which one that says it of. */
export interface SendState {
  status: SendStatus;
  /** Fingerprint of the words that the status is about. */
  digest: string;
  /** The address that will be answered, once the message has arrived. */
  to: string;
  /** Beginning of an earlier message that has arrived while the status is about another. */
  earlier: string;
}

/** The result that a notice reports, if any. */
export type Outcome = 'sent' | 'failed' | 'none';

export const idle: SendState = { status: 'none', digest: '', to: '', earlier: '' };

/** The message, as it is now or as it was sent, has reached the company. */
export const isArrival = (status: SendStatus) => status === 'sent' || status === 'sentEarlier';
