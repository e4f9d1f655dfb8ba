import { noticeTexts } from '../content/notices';
import { notify } from '../notices/notify';
import { draft } from './draft';
import type { ContactMessage } from './fields';
import { sendMail } from './mail';

/** Milliseconds until the form says that a message may have arrived. */
const patience = 15_000;

/** How a send ended. `uncertain`: the request failed, perhaps after the message had arrived. */
export type Outcome = 'sent' | 'refused' | 'tooLarge' | 'busy' | 'uncertain';

/** `waiting`: on its way for so long that it may have arrived; the answer may still come. */
export type SendStatus = 'none' | 'sending' | 'waiting' | Outcome;

/** Whether nobody confirms that a message has arrived, so that other ways are offered. */
export const isUnconfirmed = (status: SendStatus) => !/^(none|sending|sent)$/.test(status);

/** How the message is doing that was sent last. */
export interface SendState {
  status: SendStatus;
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
  return status === 429 ? 'busy' : 'refused';
}

const wordsOf = (message?: ContactMessage) => JSON.stringify(message);

let state: SendState = { status: 'none' };
const listeners = new Set<() => void>();

function show(next: SendState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Beside the form, which a message on its way may outlive. */
export const sending = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The visitor writes on: what became of the last message is no longer said. */
  forget: () => {
    const isOver = !['none', 'sending', 'waiting'].includes(state.status);
    if (isOver) show({ status: 'none' });
  },
};

/** Milliseconds that a browser may take to ask after a press on a link. */
const grace = 2000;

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
      if (link && /^(mailto|tel):$/.test(link.protocol)) harmlessUntil = timeStamp + grace;
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

/** Words that may have arrived, since no answer came. */
const unanswered = new Set<string>();

/** The tries, and up to which of them these words have arrived. */
let tries = 0;
let arrived = { words: '', upTo: 0 };

/**
 * Sends a message and tells how it ended: by the form's status and a notice, which speaks where no form is in
 * sight. A message that has arrived is taken out of the draft. While it is on its way, leaving asks.
 */
export async function send(message: ContactMessage) {
  const words = wordsOf(message);
  tries += 1;
  const own = tries;
  show({ status: 'sending', message });
  const stopAsking = askBeforeLeaving();
  const isShown = () => wordsOf(state.message) === words;
  const timer = setTimeout(() => {
    unanswered.add(words);
    if (isShown()) show({ status: 'waiting', message });
  }, patience);
  const answer: unknown = await sendMail(message).catch((failure: unknown) => failure);
  clearTimeout(timer);
  stopAsking();
  // A key is missing: for the owner.
  if (typeof answer === 'string') console.error(answer);
  // Another try of the same words was answered first.
  if (words === arrived.words && own <= arrived.upTo) return;
  let outcome = outcomeOf(answer);
  if (outcome === 'sent') {
    arrived = { words, upTo: tries };
    draft.clear(message);
  } else if (unanswered.has(words)) outcome = 'uncertain';
  else if (outcome === 'uncertain') unanswered.add(words);
  const isTold = isShown() && listeners.size > 0;
  if (isShown()) show({ status: outcome, message });
  const voice = { silent: isTold };
  if (outcome === 'sent') notify('success', noticeTexts.sent, voice);
  else notify('error', noticeTexts.sendFailed, voice);
}
