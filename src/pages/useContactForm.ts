import { useContext } from 'react';
import { noticeTexts } from '../content/notices';
import { useNotices } from '../notices/useNotices';
import type { ContactMessage } from '../services/contactMessage';
import { isSendFailure } from '../services/sendFailure';
import type { SendOptions } from '../services/sending';
import { SendMessageContext } from '../services/sendMessageContext';
import { useSending } from '../services/useSending';

/**
 * What the contact form does on the site: sends the message and shows a notice of the outcome
 * (specification 8), on whichever page the visitor is by then. An open question or a missing answer is
 * no outcome: the status beside the form says it.
 */
export function useContactForm() {
  const notices = useNotices();
  const sendMessage = useContext(SendMessageContext);
  const { sendStatus, send, resume, edit } = useSending();

  return {
    sendStatus,
    onRestore: resume,
    onEdit: edit,
    onSend: async (message: ContactMessage, options: SendOptions) => {
      const outcome = await send(message, () => sendMessage(message), options);
      if (outcome === 'sent') notices.success(noticeTexts.sent);
      else if (isSendFailure(outcome)) notices.error(noticeTexts.sendFailed);
    },
  };
}
