import { delayReload } from '../lib/reloadPage';
import { contactDraft } from './contactDraft';
import { type ContactMessage, emptyMessage, isSameMessage } from './contactMessage';
import { classifyFailure, type SendFailure } from './sendFailure';
import { uncertainSends } from './uncertainSends';

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
  confirmed: boolean;
  /** Something has filled the honeypot. */
  honeypotFilled: boolean;
}

/** Sends one message at a time and remembers how it went. */
export interface Sending {
  readStatus: () => SendStatus;
  /** Calls `onChange` whenever the status changes, until what it returns is called. */
  subscribe: (onChange: () => void) => () => void;
  /**
   * Calls `deliver`, which brings the message to the company or rejects, and resolves when its outcome
   * is known. Does not call it while another message is on its way, and asks first where the same
   * message may have arrived already or the honeypot was filled.
   */
  send: (
    message: ContactMessage,
    deliver: () => Promise<void>,
    options: SendOptions,
  ) => Promise<SendStatus>;
  /** The form shows these words: tells whether a send of them was interrupted by a reload. */
  resume: (message: ContactMessage) => void;
  /** The visitor goes on writing: news about another text goes away. */
  edit: () => void;
  /** Lets the page go unasked, also when no answer comes. */
  close: () => void;
}

/** News that the next word makes obsolete. */
const untilEdited: readonly SendStatus[] = [
  'sent',
  'sentEarlier',
  'tooLarge',
  'interrupted',
  'mayRepeat',
  'looksAutomatic',
];

interface Attempt {
  id: string;
  message: ContactMessage;
}

/**
 * Tells the owner in the console why a message did not go out. A missing key (the library's own
 * sentence, a plain string) is the owner's to correct, so it is an error.
 */
function report(failure: unknown) {
  if (typeof failure === 'string') console.error(failure);
  else console.warn('The message was not confirmed.', failure);
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/**
 * Makes what keeps the message that is on its way. The draft is let go only when the message has arrived.
 * Browsers ask before a page with a message on its way is left.
 */
export function createSending(): Sending {
  let status: SendStatus = 'none';
  let latest: Attempt | undefined;
  let arrived: ContactMessage | undefined;
  /** Asked once, the visitor is not asked again for what goes on filling the honeypot. */
  let isPerson = false;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = (next: SendStatus) => {
    status = next;
    const isOnItsWay = next === 'sending' || next === 'noAnswer';
    if (isOnItsWay) window.addEventListener('beforeunload', askBeforeLeaving);
    else window.removeEventListener('beforeunload', askBeforeLeaving);
    for (const onChange of listeners) onChange();
    return next;
  };

  const confirm = (attempt: Attempt): SendStatus => {
    const { message } = attempt;
    const isNews = !arrived || !isSameMessage(arrived, message);
    arrived = message;
    uncertainSends.settleAll(message);
    const isCurrent = latest !== undefined && isSameMessage(latest.message, message);
    const draft = contactDraft.read();
    const hasOtherWords = !isSameMessage(draft, message) && !isSameMessage(draft, emptyMessage);
    if (!hasOtherWords) contactDraft.clear();
    if (isCurrent && isNews) show(hasOtherWords ? 'sentEarlier' : 'sent');
    return isNews ? 'sent' : 'none';
  };

  const refuse = async (attempt: Attempt, failure: unknown, wasOffline: boolean) => {
    const outcome = await classifyFailure(failure, wasOffline);
    if (outcome !== 'connectionFailed') uncertainSends.settle(attempt.id);
    const hasArrived = arrived && isSameMessage(arrived, attempt.message);
    if (attempt !== latest || hasArrived) return 'none' as const;
    report(failure);
    const mayHaveArrived = outcome !== 'connectionFailed' && uncertainSends.has(attempt.message);
    show(mayHaveArrived ? 'failedAgain' : outcome);
    return outcome;
  };

  const start = async (message: ContactMessage, deliver: () => Promise<void>) => {
    const attempt = { id: uncertainSends.add(message), message };
    const wasOffline = !navigator.onLine;
    latest = attempt;
    arrived = undefined;
    show('sending');
    answerTimer = setTimeout(() => {
      if (latest === attempt && status === 'sending') show('noAnswer');
    }, answerTimeLimit);
    const release = delayReload(answerTimeLimit);
    try {
      await deliver();
      return confirm(attempt);
    } catch (failure) {
      return await refuse(attempt, failure, wasOffline);
    } finally {
      release();
    }
  };

  return {
    readStatus: () => status,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async send(message, deliver, { confirmed, honeypotFilled }) {
      if (status === 'sending') return 'sending';
      if (confirmed && status === 'looksAutomatic') isPerson = true;
      if (honeypotFilled && !isPerson) return show('looksAutomatic');
      const repeats = uncertainSends.has(message);
      if (repeats && !(confirmed && status === 'mayRepeat')) return show('mayRepeat');
      return start(message, deliver);
    },
    resume(message) {
      if (status === 'none' && uncertainSends.has(message)) show('interrupted');
    },
    edit() {
      if (untilEdited.includes(status)) show('none');
    },
    close() {
      clearTimeout(answerTimer);
      window.removeEventListener('beforeunload', askBeforeLeaving);
    },
  };
}
