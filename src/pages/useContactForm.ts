import { useContext } from 'react';
import { noticeTexts } from '../content/notices';
import { useNotices } from '../notices/useNotices';
import { type ContactMessage, fieldsOf } from '../services/contactMessage';
import { isSendFailure } from '../services/sendFailure';
import type { SendOptions } from '../services/sending';
import { SendMessageContext } from '../services/sendMessageContext';
import { useSending } from '../services/useSending';

/** Whether the page has the form, whichever page the message was sent from. */
const isFormHere = () => [...document.forms].some((form) => fieldsOf(form).length > 0);

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
      // The status of a form that is on the page speaks; where it is not, the notice does.
      const voice = { silent: isFormHere() };
      if (outcome === 'sent') notices.success(noticeTexts.sent, voice);
      else if (isSendFailure(outcome)) notices.error(noticeTexts.sendFailed, voice);
    },
  };
}
