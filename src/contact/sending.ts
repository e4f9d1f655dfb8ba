import { rootData } from '../boot/contract';
import { createLeaveGuard } from '../lib/leaveGuard';
import { delayReload } from '../lib/reloadPage';
import { claims } from './claims';
import { answerTimeLimit, requestLifetime } from './limits';
import { classifyFailure, sendFailures, sendMail } from './mail';
import { type ContactMessage, digestOf, emptyMessage, isEmpty, parseMessage } from './message';
import { contactRecord, type UnconfirmedSend } from './record';
import {
  idle,
  isArrival,
  type Outcome,
  type Question,
  questions,
  type SendState,
  type SendStatus,
} from './sendState';

/** News that the next word makes obsolete. */
const untilEdited: readonly SendStatus[] = [
  'sent',
  'tooLarge',
  'interrupted',
  'elsewhere',
  'mayRepeat',
  'mayRepeatFailed',
  'looksAutomatic',
];

const excerptLength = 40;

interface Attempt {
  id: string;
  message: ContactMessage;
  digest: string;
}

/**
 * Tells the owner in the console why a message did not go out. A missing key (the library's own
 * sentence, a plain string) is the owner's to correct, so it is an error.
 */
function report(failure: unknown) {
  if (typeof failure === 'string') console.error(failure);
  else console.warn('The message was not confirmed.', failure);
}

/** What waits for an answer of the visitor is said by the form, and on other pages by a line of their own. */
function markRoot() {
  const root = rootData();
  if (readRequest()) root.message = 'held';
  else delete root.message;
}

/** What may stand in the store as news; anything else there is ignored. */
const outcomes: readonly SendStatus[] = ['sent', 'sentEarlier', 'failedAgain', ...sendFailures];

function readNews() {
  const { news } = contactRecord.read();
  const status = outcomes.find((outcome) => outcome === news?.status);
  return news && status ? { ...news, status, to: String(news.to) } : undefined;
}

function readRequest() {
  const { requested } = contactRecord.read();
  const message = parseMessage(requested?.message);
  return requested && !isEmpty(message) ? { ...requested, message } : undefined;
}

/**
 * Sends one message at a time and remembers how it went, whichever page the visitor is on. The draft is
 * emptied only when the message has arrived. Browsers ask before a page with a message on its way is left.
 */
function createSending() {
  let state = idle;
  let latest: Attempt | undefined;
  let arrived: string;
  /** The message that the question on the page is about. */
  let asked: ContactMessage | undefined;
  /** Asked once, the visitor is not asked again for what goes on filling the honeypot. */
  let isPerson: boolean;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const guardLeaving = createLeaveGuard();

  const forget = () => {
    latest = undefined;
    arrived = '';
    asked = undefined;
    isPerson = false;
  };
  forget();

  const show = (status: SendStatus, about: Partial<SendState> = {}) => {
    state = { ...state, to: '', ...about, status };
    guardLeaving(status === 'sending' || status === 'noAnswer');
    markRoot();
    for (const onChange of listeners) onChange();
  };

  const ask = (question: Question, message: ContactMessage): Outcome => {
    asked = message;
    show(question, { digest: digestOf(message) });
    return 'none';
  };

  const mayHaveArrived = (digest: string) =>
    contactRecord.read().unconfirmed.some((send) => send.digest === digest);

  const unconfirmedBut = (isSettled: (send: UnconfirmedSend) => boolean) =>
    contactRecord.read().unconfirmed.filter((send) => !isSettled(send));

  const confirm = ({ message, digest }: Attempt): Outcome => {
    const isNews = arrived !== digest;
    arrived = digest;
    const { draft } = contactRecord.read();
    const hasOtherWords = !isEmpty(draft) && digestOf(draft) !== digest;
    const status = hasOtherWords ? 'sentEarlier' : 'sent';
    contactRecord.update({
      unconfirmed: unconfirmedBut((send) => send.digest === digest),
      ...(!hasOtherWords && { draft: emptyMessage }),
      ...(isNews && { news: { status, digest, to: message.user_email, told: false } }),
    });
    if (!isNews) return 'none';
    if (latest?.digest === digest) {
      show(status, { to: message.user_email });
      return 'sent';
    }
    const isOtherOnItsWay = state.status === 'sending';
    show(state.status, { to: state.to, earlier: message.message.slice(0, excerptLength) });
    return isOtherOnItsWay ? 'none' : 'sent';
  };

  const refuse = async (attempt: Attempt, failure: unknown, wasOffline: boolean) => {
    const { id, digest } = attempt;
    const outcome = await classifyFailure(failure, wasOffline);
    if (outcome !== 'connectionFailed') {
      contactRecord.update({ unconfirmed: unconfirmedBut((send) => send.id === id) });
      if (!mayHaveArrived(digest)) await claims.release(digest);
    }
    if (attempt !== latest || arrived === digest) return 'none' as const;
    report(failure);
    const isUnclear = outcome !== 'connectionFailed' && mayHaveArrived(digest);
    const status = isUnclear ? 'failedAgain' : outcome;
    contactRecord.update({ news: { status, digest, to: '', told: false } });
    show(status);
    return 'failed' as const;
  };

  /** Hands the message to the network. Whatever was asked for earlier is settled by that. */
  const deliver = async (attempt: Attempt): Promise<Outcome> => {
    const { id, digest, message } = attempt;
    const { unconfirmed } = contactRecord.read();
    contactRecord.update({
      requested: undefined,
      news: undefined,
      unconfirmed: [...unconfirmed, { id, digest }],
    });
    markRoot();
    const wasOffline = !navigator.onLine;
    answerTimer = setTimeout(() => {
      if (latest === attempt && state.status === 'sending') show('noAnswer');
    }, answerTimeLimit);
    const release = delayReload(answerTimeLimit);
    try {
      await sendMail(message);
      return confirm(attempt);
    } catch (failure) {
      return await refuse(attempt, failure, wasOffline);
    } finally {
      release();
    }
  };

  /** Another tab sends or has sent it: the same words are not sent here without a question. */
  const noteElsewhere = (digest: string) => {
    const { unconfirmed } = contactRecord.read();
    contactRecord.update({
      requested: undefined,
      unconfirmed: [...unconfirmed, { id: digest, digest }],
    });
    show('elsewhere', { digest });
  };

  const start = async (
    message: ContactMessage,
    { isConfirmed = false, isRestored = false } = {},
  ): Promise<Outcome> => {
    const digest = digestOf(message);
    const attempt = { id: crypto.randomUUID?.() ?? String(Math.random()), message, digest };
    asked = undefined;
    latest = attempt;
    arrived = '';
    show('sending', { digest, earlier: '' });
    const claim = await claims.take(digest, isConfirmed);
    if (claim === 'taken') {
      noteElsewhere(digest);
      return isRestored ? 'none' : ask('mayRepeat', message);
    }
    // No way to know whether a copy of this tab sends it, too.
    if (claim === 'unknown' && isRestored && !isConfirmed) return ask('delayed', message);
    return deliver(attempt);
  };

  return {
    read: () => state,
    /** Calls `onChange` whenever the state changes, until what it returns is called. */
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    /** Sends a message, unless one is on its way or there is a question to answer first. */
    send: async (message: ContactMessage, isHoneypotFilled: boolean): Promise<Outcome> => {
      if (state.status === 'sending') return 'none';
      contactRecord.update({ requested: undefined });
      if (isHoneypotFilled && !isPerson) return ask('looksAutomatic', message);
      const digest = digestOf(message);
      if (!mayHaveArrived(digest)) return start(message);
      const hasFailed = /^(connectionFailed|mayRepeatFailed)$/.test(state.status);
      return ask(hasFailed && state.digest === digest ? 'mayRepeatFailed' : 'mayRepeat', message);
    },
    /** The visitor says yes to the question on the page. */
    confirm: async (): Promise<Outcome> => {
      if (!asked || !questions.some((question) => question === state.status)) return 'none';
      if (state.status === 'looksAutomatic') isPerson = true;
      const isAboutRepeat = state.status.startsWith('mayRepeat');
      if (!isAboutRepeat && mayHaveArrived(digestOf(asked))) return ask('mayRepeat', asked);
      return start(asked, { isConfirmed: isAboutRepeat });
    },
    /** Sends what an early Send has asked for. */
    wake: async (): Promise<Outcome> => {
      const request = readRequest();
      if (!request || state.status !== 'none') return 'none';
      const { message, honeypotFilled, from, at } = request;
      const digest = digestOf(message);
      if (claims.isTaken(digest)) {
        noteElsewhere(digest);
        return 'none';
      }
      if (honeypotFilled && !isPerson) return ask('looksAutomatic', message);
      if (mayHaveArrived(digest)) return ask('mayRepeat', message);
      const age = Date.now() - at;
      if (from === 'unknown' || !(age >= 0 && age <= requestLifetime))
        return ask('delayed', message);
      return start(message, { isRestored: from === 'site' });
    },
    /** What an earlier page has learnt and had no time to tell. */
    readUntold: (): Outcome => {
      const news = readNews();
      if (!news || news.told) return 'none';
      return isArrival(news.status) ? 'sent' : 'failed';
    },
    /** The visitor has had time to read it. */
    markTold: () => {
      const news = readNews();
      if (news && !news.told) contactRecord.update({ news: { ...news, told: true } });
    },
    /** The form shows these words: says what is known of them from an earlier page. */
    resume: (message: ContactMessage) => {
      if (state.status !== 'none') return;
      const { unconfirmed } = contactRecord.read();
      const news = readNews();
      const digest = digestOf(message);
      if (news && (isArrival(news.status) || news.digest === digest)) {
        show(news.status, { digest: news.digest, to: news.to });
      } else if (unconfirmed.some((send) => send.digest === digest)) {
        show('interrupted', { digest });
      }
    },
    /** The visitor goes on writing: news about another text goes away. */
    edit: () => {
      // A question about an early Send stays: it was promised.
      if (!untilEdited.includes(state.status) || contactRecord.read().requested) return;
      contactRecord.update({ news: undefined });
      show('none');
    },
    /** Begins from scratch, as another page load does. */
    reset: () => {
      clearTimeout(answerTimer);
      forget();
      show('none', idle);
    },
  };
}

/** The message of this visitor, from any page. */
export const sending = createSending();
