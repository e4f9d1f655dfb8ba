import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { delayReload } from '../lib/reloadPage';
import { contactDraft } from './contactDraft';
import { type ContactMessage, emptyMessage, isSameMessage } from './contactMessage';
import { classifyFailure } from './sendFailure';
import { answerTimeLimit, type Sending, SendingContext, type SendStatus } from './sending';
import { uncertainSends } from './uncertainSends';

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

/**
 * Keeps the message that is on its way above the pages: a visitor who opens another page and comes back
 * finds it still being sent, or how it went, and cannot send it twice unasked. The draft is let go only
 * when the message has arrived. Browsers ask before a page with a message on its way is left.
 */
export function SendingProvider({ children }: { children: ReactNode }) {
  const [sendStatus, setSendStatus] = useState<SendStatus>('none');
  const latest = useRef<Attempt>(null);
  const arrived = useRef<ContactMessage>(null);
  const status = useRef<SendStatus>('none');
  /** Asked once, the visitor is not asked again for what goes on filling the honeypot. */
  const isPerson = useRef(false);

  const actions = useMemo(() => {
    const show = (next: SendStatus) => {
      status.current = next;
      setSendStatus(next);
      return next;
    };

    const confirm = (attempt: Attempt): SendStatus => {
      const { message } = attempt;
      const isNews = arrived.current === null || !isSameMessage(arrived.current, message);
      arrived.current = message;
      uncertainSends.settleAll(message);
      const isCurrent = latest.current !== null && isSameMessage(latest.current.message, message);
      const draft = contactDraft.read();
      const hasOtherWords = !isSameMessage(draft, message) && !isSameMessage(draft, emptyMessage);
      if (!hasOtherWords) contactDraft.clear();
      if (isCurrent && isNews) show(hasOtherWords ? 'sentEarlier' : 'sent');
      return isNews ? 'sent' : 'none';
    };

    const refuse = async (attempt: Attempt, failure: unknown, wasOffline: boolean) => {
      const outcome = await classifyFailure(failure, wasOffline);
      if (outcome !== 'connectionFailed') uncertainSends.settle(attempt.id);
      const hasArrived = arrived.current && isSameMessage(arrived.current, attempt.message);
      if (attempt !== latest.current || hasArrived) return 'none' as const;
      report(failure);
      const mayHaveArrived = outcome !== 'connectionFailed' && uncertainSends.has(attempt.message);
      show(mayHaveArrived ? 'failedAgain' : outcome);
      return outcome;
    };

    const start = async (message: ContactMessage, deliver: () => Promise<void>) => {
      const attempt = { id: uncertainSends.add(message), message };
      const wasOffline = !navigator.onLine;
      latest.current = attempt;
      arrived.current = null;
      show('sending');
      const timer = setTimeout(() => {
        if (latest.current === attempt && status.current === 'sending') show('noAnswer');
      }, answerTimeLimit);
      const release = delayReload(answerTimeLimit);
      try {
        await deliver();
        return confirm(attempt);
      } catch (failure) {
        return await refuse(attempt, failure, wasOffline);
      } finally {
        clearTimeout(timer);
        release();
      }
    };

    return {
      async send(message, deliver, { confirmed = false, honeypotFilled = false } = {}) {
        if (status.current === 'sending') return 'sending';
        if (confirmed && status.current === 'looksAutomatic') isPerson.current = true;
        if (honeypotFilled && !isPerson.current) return show('looksAutomatic');
        const repeats = uncertainSends.has(message);
        if (repeats && !(confirmed && status.current === 'mayRepeat')) return show('mayRepeat');
        return start(message, deliver);
      },
      resume(message) {
        if (status.current === 'none' && uncertainSends.has(message)) show('interrupted');
      },
      edit() {
        if (untilEdited.includes(status.current)) show('none');
      },
    } satisfies Omit<Sending, 'sendStatus'>;
  }, []);

  useEffect(() => {
    if (sendStatus !== 'sending' && sendStatus !== 'noAnswer') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sendStatus]);

  const sending = useMemo(() => ({ ...actions, sendStatus }), [actions, sendStatus]);
  return <SendingContext value={sending}>{children}</SendingContext>;
}
