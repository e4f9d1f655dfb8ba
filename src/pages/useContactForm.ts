import { useContext } from 'react';
import { noticeTexts } from '../content/notices';
import { useNotices } from '../notices/useNotices';
import type { ContactMessage } from '../services/email';
import { MessageSender } from '../services/messageSender';
import { type Delivery, useOutbox } from '../services/outbox';

/**
 * What the contact form does on the site: hands the message to the outbox and shows a notice of the
 * outcome (specification 8), on whichever page the visitor is by then.
 */
export function useContactForm() {
  const notices = useNotices();
  const sendMessage = useContext(MessageSender);
  const { delivery, send, acceptSilently, reset } = useOutbox();

  const tell = (outcome: Delivery) => {
    if (outcome === 'sent') notices.success(noticeTexts.sent);
    if (outcome === 'failed' || outcome === 'offline') notices.error(noticeTexts.sendFailed);
  };

  return {
    delivery,
    onSend: async (message: ContactMessage) => tell(await send(() => sendMessage(message))),
    onTrapped: () => tell(acceptSilently()),
    onNewMessage: reset,
  };
}
