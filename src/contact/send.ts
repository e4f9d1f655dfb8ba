import { noticeTexts } from '../content/notices';
import { aboutSeminar } from '../content/pages/seminars';
import type { Seminar } from '../content/seminars';
import { notify } from '../notices/notify';
import { removeSeminars } from './chosenSeminars';
import { readDraft, writeDraft } from './draft';
import type { ContactMessage } from './fields';
import { sendMail } from './mail';

/** Milliseconds without an answer after which a message counts as possibly delivered. */
const slowAfterMs = 15_000;

/** How an attempt ended. `uncertain`: the request or the service failed, perhaps after the message was delivered. */
export type Outcome = 'sent' | 'refused' | 'tooLarge' | 'busy' | 'uncertain';

/** `waiting`: no answer for so long that the message may be delivered; the answer may still come. */
type Status = 'none' | 'sending' | 'waiting' | Outcome;

/** Whether the message is on its way, so that the form waits. */
export const isOnItsWay = (status: Status) => status === 'sending' || status === 'waiting';

/** Whether delivery failed or is not confirmed, so that the form offers other ways. */
export const isUnconfirmed = (status: Status) => !['none', 'sending', 'sent'].includes(status);

/** The last attempt, and what is known about it. */
export interface SendState {
  status: Status;
  /** What went out. */
  message?: ContactMessage;
  /** What it is about. */
  seminars?: readonly Seminar[];
}

/** What goes out: the words of the visitor, below a line for each seminar that they are about. */
export const letterOf = (typed: ContactMessage, seminars: readonly Seminar[]): ContactMessage =>
  seminars.length === 0
    ? typed
    : { ...typed, message: [...seminars.map(aboutSeminar), '', typed.message].join('\n') };

/**
 * What an answer of the service means, or what was thrown instead: success is status 200 or the reply OK, anything
 * else is a failure (specification 7). "Not sent" is said only where that is sure.
 */
export function outcomeOf(answer: unknown): Outcome {
  // A key is missing.
  if (typeof answer === 'string') return 'refused';
  const { status, text } = Object(answer) as { status?: number; text?: string };
  if (status === 200 || text === 'OK') return 'sent';
  if (status === undefined || status < 400) return 'uncertain';
  if (status === 413) return 'tooLarge';
  // A gateway or the service failed, perhaps after it has taken the message; not where it says it is overloaded (503).
  if (status >= 500 && status !== 503) return 'uncertain';
  return status === 429 ? 'busy' : 'refused';
}

let state: SendState = { status: 'none' };
const listeners = new Set<() => void>();

function show(next: SendState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Outside of the form: a message on its way outlives it. */
export const sendStore = {
  /** Whether a form is mounted, whose status says what a notice then need not announce. */
  hasForm: false,
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The visitor goes on: the outcome of the last message leaves the form. */
  forget: () => {
    if (state.status !== 'none' && !isOnItsWay(state.status)) show({ status: 'none' });
  },
};

/** Messages that may be delivered, as JSON: a later refusal of the same message proves nothing. */
const possiblyDelivered = new Set<string>();

/** Milliseconds after a press on a `mailto:` or `tel:` link in which `beforeunload` is harmless. */
const otherAppGraceMs = 2000;

/**
 * Has the browser ask before the page is left. A link that opens a mail program or a phone does not leave the page,
 * though browsers ask as if it did.
 *
 * @returns what ends it
 */
function askBeforeLeaving() {
  const listening = new AbortController();
  const { signal } = listening;
  let harmlessUntil = 0;
  window.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = target instanceof Element && target.closest('a');
      if (link && /^(mailto|tel):$/.test(link.protocol))
        harmlessUntil = timeStamp + otherAppGraceMs;
    },
    { capture: true, signal },
  );
  window.addEventListener(
    'beforeunload',
    (event) => event.timeStamp > harmlessUntil && event.preventDefault(),
    { signal },
  );
  return () => listening.abort();
}

/**
 * Sends a message, one at a time: the form waits for the answer. Its status and a notice give the outcome; the notice
 * announces it where no form is mounted. What was delivered leaves the draft. While a message is on its way, the browser
 * asks before the page is left.
 */
export async function send(typed: ContactMessage, seminars: readonly Seminar[]) {
  const attempt = { message: letterOf(typed, seminars), seminars };
  show({ ...attempt, status: 'sending' });
  const stopAsking = askBeforeLeaving();
  const timer = setTimeout(() => show({ ...attempt, status: 'waiting' }), slowAfterMs);
  const answer: unknown = await sendMail(attempt.message).catch((failure: unknown) => failure);
  clearTimeout(timer);
  stopAsking();
  // A key is missing: for the owner.
  if (typeof answer === 'string') console.error(answer);
  const values = JSON.stringify(attempt.message);
  // A slow attempt may be delivered though it is refused: a gateway gave up, the service went on.
  if (state.status === 'waiting') possiblyDelivered.add(values);
  let status = outcomeOf(answer);
  if (status === 'uncertain') possiblyDelivered.add(values);
  if (status === 'sent') {
    possiblyDelivered.delete(values);
    writeDraft({ ...readDraft(), user_name: '', user_email: '', message: '' });
    if (seminars.length > 0) removeSeminars(seminars);
  } else if (possiblyDelivered.has(values)) status = 'uncertain';
  show({ ...attempt, status });
  if (status === 'sent') notify('success', noticeTexts.sent, sendStore.hasForm);
  else notify('error', noticeTexts.sendFailed, sendStore.hasForm);
}
