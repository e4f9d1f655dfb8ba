import { type ReactNode, useMemo, useRef, useState } from 'react';
import { contactDraft } from './contactDraft';
import { type Delivery, type Outbox, OutboxContext } from './outbox';

/**
 * Tells the owner in the console why a message did not go out. A missing key (the library's own
 * sentence, a plain string) is for the owner to mend, so it is an error; the rest happens to anyone.
 */
function report(failure: unknown) {
  if (typeof failure === 'string') console.error(failure);
  else console.warn('The message was not sent.', failure);
}

/**
 * Keeps the message that is on its way above the pages: a visitor who walks off and comes back finds
 * it still being sent, or how it went, and cannot send it twice. The draft is let go only when the
 * message has arrived.
 */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const [delivery, setDelivery] = useState<Delivery>('none');
  const inFlight = useRef(false);

  const actions = useMemo(() => {
    const settle = (outcome: Delivery) => {
      if (outcome === 'sent') contactDraft.clear();
      setDelivery(outcome);
      return outcome;
    };

    const attempt = async (deliver: () => Promise<void>): Promise<Delivery> => {
      inFlight.current = true;
      setDelivery('sending');
      try {
        await deliver();
        return 'sent';
      } catch (failure) {
        report(failure);
        return 'failed';
      } finally {
        inFlight.current = false;
      }
    };

    return {
      async send(deliver) {
        if (inFlight.current) return 'sending';
        if (!navigator.onLine) return settle('offline');
        return settle(await attempt(deliver));
      },
      acceptSilently: () => settle('sent'),
      reset: () => setDelivery('none'),
    } satisfies Omit<Outbox, 'delivery'>;
  }, []);

  const outbox = useMemo(() => ({ ...actions, delivery }), [actions, delivery]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
