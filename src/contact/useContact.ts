import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { noticeTexts } from '../content/notices';
import { createLeaveGuard } from '../lib/leaveGuard';
import { useNotices } from '../notices/useNotices';
import {
  type ContactMessage,
  digestOf,
  emptyMessage,
  fieldsOf,
  fillEmptyFields,
  isEmpty,
  isHoneypotFilled,
  messageOf,
} from './message';
import { contactRecord } from './record';
import { sending } from './sending';
import { idle, type Outcome, type SendState } from './sendState';

/** How long a notice needs to be read, in milliseconds. */
const readingTime = 5000;

/** Whether the page has the form, whichever page the message was sent from. */
const isFormHere = () => [...document.forms].some((form) => fieldsOf(form).length > 0);

/** Words that the browser refuses to store are lost with the page. */
const guardWords = createLeaveGuard();

/** The visitor's message, and what the form does with it. */
export interface Contact {
  /** How far the message is on its way. */
  state: SendState;
  /** What stands in the form. */
  written: ContactMessage;
  /**
   * The form has opened or was re-rendered: puts the draft into its empty fields.
   *
   * @param opening what an empty message begins with
   */
  onOpen: (form: HTMLFormElement, opening?: string) => void;
  /** The visitor has changed a word. */
  onEdit: (form: HTMLFormElement) => void;
  /** The words that the status is about have arrived: empties a form that still holds them. */
  onSent: (form: HTMLFormElement) => void;
  /** The visitor presses Send. */
  onSend: (form: HTMLFormElement) => void;
  /** The visitor says yes to the question beside the form. */
  onConfirm: () => void;
}

/**
 * The visitor's contact message, for the page with the form and for any other that it follows the visitor
 * to: keeps the draft, sends what is pressed and what an early Send has asked for, and shows a notice of the
 * outcome (specification 8). An open question or a missing answer is not an outcome: the status beside the
 * form says it.
 */
export function useContact(): Contact {
  const notices = useNotices();
  const state = useSyncExternalStore(sending.subscribe, sending.read, () => idle);
  const [written, setWritten] = useState(emptyMessage);

  const tell = (outcome: Outcome) => {
    if (outcome === 'none') return;
    // The status of a form that is on the page speaks; where it is not, the notice does.
    const voice = { silent: isFormHere() };
    if (outcome === 'sent') notices.success(noticeTexts.sent, voice);
    else notices.error(noticeTexts.sendFailed, voice);
    setTimeout(sending.markTold, readingTime);
  };

  const wake = useEffectEvent(() => {
    tell(sending.readUntold());
    void sending.wake().then(tell);
  });
  useEffect(() => wake(), []);

  const keep = (draft: ContactMessage) => {
    const isKept = contactRecord.update({ draft });
    guardWords(!isKept && !isEmpty(draft));
    // An empty form that opens must not render the page a second time.
    setWritten((before) => (digestOf(before) === digestOf(draft) ? before : draft));
  };

  return {
    state,
    written,
    onOpen: (form, opening = '') => {
      const { draft, news } = contactRecord.read();
      fillEmptyFields(form, draft);
      // Back shows what another page has sent meanwhile.
      if (news?.status === 'sent' && news.digest === digestOf(messageOf(form))) form.reset();
      const draftHere = messageOf(form);
      keep(draftHere);
      sending.resume(draftHere);
      if (!opening || draftHere.message) return;
      // No word of the visitor's: what is said of an earlier message stays, and leaving asks nothing.
      const opened = { ...draftHere, message: opening };
      fillEmptyFields(form, opened);
      contactRecord.update({ draft: opened });
      setWritten(opened);
    },
    onEdit: (form) => {
      keep(messageOf(form));
      sending.edit();
    },
    onSent: (form) => {
      if (digestOf(messageOf(form)) !== state.digest) return;
      form.reset();
      keep(messageOf(form));
    },
    onSend: (form) => {
      const message = messageOf(form);
      keep(message);
      void sending.send(message, isHoneypotFilled(form)).then(tell);
    },
    onConfirm: () => void sending.confirm().then(tell),
  };
}
