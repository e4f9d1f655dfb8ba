import { noticeTexts } from '../content/notices';
import { notify } from '../notices/notify';
import { draft } from './draft';
import type { ContactMessage } from './fields';
import { sendMail } from './mail';

/** Milliseconds without an answer after which a message counts as possibly delivered. */
const slowAfterMs = 15_000;

/** How an attempt ended. `uncertain`: the request or the service failed, perhaps after the message was delivered. */
export type Outcome = 'sent' | 'refused' | 'tooLarge' | 'busy' | 'uncertain';

/** `waiting`: no answer for so long that the message may be delivered; the answer may still come. */
export type Status = 'none' | 'sending' | 'waiting' | Outcome;

/** Whether delivery failed or is not confirmed, so that the form offers other ways. */
export const isUnconfirmed = (status: Status) => !['none', 'sending', 'sent'].includes(status);

/** The message that was sent last, and what is known about it. */
export interface SendState {
  status: Status;
  message?: ContactMessage;
}

/**
 * What an answer of the service means, or what was thrown instead: success is status 200 or the reply OK, anything
 * else is a failure (specification 7). "Not sent" is said only where that is sure.
 */
export function outcomeOf(answer: unknown): Outcome {
  // A key is missing.
  if (typeof answer === 'string') return 'refused';
  const { status, text } = Object(answer) as { status?: number; text?: string };
  if (status === 200 || text === 'OK') return 'sent';
  if (status === undefined) return 'uncertain';
  if (status === 413) return 'tooLarge';
  // A gateway or the service failed, perhaps after it has taken the message. It has not where it says it is overloaded.
  if (status >= 500 && status !== 503) return 'uncertain';
  return status === 429 ? 'busy' : 'refused';
}

const valuesOf = (message?: ContactMessage) => JSON.stringify(message);

/** Attempts that may be delivered: on their way, or ended without a sure answer. */
const possiblyDelivered = new Set<ContactMessage>();

/** Records an attempt, for `settleAttempt`. */
export const beginAttempt = (message: ContactMessage) => possiblyDelivered.add(message);

/**
 * Settles an attempt. A delivery settles every attempt with the same values; while one of them may be delivered, a
 * refusal is `uncertain`. So is a refusal of a slow attempt: a gateway may have given up on a service that went on.
 *
 * @returns nothing if a delivery has settled it before
 */
export function settleAttempt(message: ContactMessage, answer: unknown, isSlow = false) {
  if (!possiblyDelivered.has(message)) return undefined;
  const outcome = outcomeOf(answer);
  const isDelivered = outcome === 'sent';
  if (!isDelivered && outcome !== 'uncertain' && !isSlow) possiblyDelivered.delete(message);
  // This attempt included, unless it was just removed.
  const same = [...possiblyDelivered].filter((one) => valuesOf(one) === valuesOf(message));
  if (!isDelivered) return same.length > 0 ? 'uncertain' : outcome;
  for (const one of same) possiblyDelivered.delete(one);
  return outcome;
}

let state: SendState = { status: 'none' };
const listeners = new Set<() => void>();

function show(next: SendState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Outside of the form: a message on its way outlives it. */
export const sendStore = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The visitor writes on: the outcome of the last message leaves the form. */
  forget: () => {
    const isOver = !['none', 'sending', 'waiting'].includes(state.status);
    if (isOver) show({ status: 'none' });
  },
};

/** Milliseconds after a press on a `mailto:` or `tel:` link in which `beforeunload` is harmless. */
const otherAppGraceMs = 2000;

/**
 * Has the browser ask before the page is left, until the message is delivered. A link that opens a mail program or a
 * phone does not leave the page, though browsers ask as if it did.
 *
 * @returns what ends it
 */
function askBeforeLeaving(message: ContactMessage) {
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
    (event) =>
      // Another attempt may have delivered it.
      possiblyDelivered.has(message) && event.timeStamp > harmlessUntil && event.preventDefault(),
    { signal },
  );
  return () => listening.abort();
}

/**
 * Sends a message. The form's status and a notice give the outcome; the notice announces it where no form shows this
 * message. A delivered message leaves the draft. While a message is on its way, the browser asks before the page is left.
 */
export async function send(message: ContactMessage) {
  beginAttempt(message);
  show({ status: 'sending', message });
  const stopAsking = askBeforeLeaving(message);
  /** By values: another attempt may have the same. */
  const isCurrent = () => valuesOf(state.message) === valuesOf(message);
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    // Another attempt may have delivered it.
    if (possiblyDelivered.has(message) && isCurrent()) show({ status: 'waiting', message });
  }, slowAfterMs);
  const answer: unknown = await sendMail(message).catch((failure: unknown) => failure);
  clearTimeout(timer);
  stopAsking();
  // A key is missing: for the owner.
  if (typeof answer === 'string') console.error(answer);
  const outcome = settleAttempt(message, answer, isSlow);
  // A newer attempt of the same message answers for it.
  const isRepeated = isCurrent() && state.message !== message;
  if (!outcome || (isRepeated && outcome !== 'sent')) return;
  if (outcome === 'sent') draft.clear(message);
  const isFormMounted = listeners.size > 0;
  const silent = isCurrent() && isFormMounted;
  if (isCurrent()) show({ status: outcome, message });
  if (outcome === 'sent') notify('success', noticeTexts.sent, silent);
  else notify('error', noticeTexts.sendFailed, silent);
}
