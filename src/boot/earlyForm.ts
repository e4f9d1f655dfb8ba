import {
  fieldsOf,
  fillEmptyFields,
  isEmpty,
  isHoneypotFilled,
  messageOf,
} from '../contact/message';
import { type ContactRecord, contactRecord, type SendRequest } from '../contact/record';
import { createLeaveGuard } from '../lib/leaveGuard';
import { rootData } from './contract';
import { isOfSite, show, showRequest } from './earlyMessage';

/*
 * Keeps words that a visitor types before the page is hydrated. Words and a valid Send go into the record of
 * the contact message, where the app finds them.
 */

/** Whether all words outlive the page. */
let isKept = true;

const contactForm = () => [...document.forms].find((form) => fieldsOf(form).length > 0);
const guardLeaving = createLeaveGuard((link) => isKept && isOfSite(link.href));

function save(change: Partial<ContactRecord>) {
  isKept = contactRecord.update(change);
  const { draft, requested } = contactRecord.read();
  guardLeaving(requested?.from === 'page' || (!isKept && !isEmpty(draft)));
}

/** Also keeps what has been filled in without an event, such as by an extension. */
function keepDraft() {
  const form = contactForm();
  if (form) save({ draft: messageOf(form) });
}

/** The browser has accepted the form, by Send or Enter. Anything else it has refused, and said why. */
function onSubmit(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const form = event.target as HTMLFormElement;
  if (fieldsOf(form).length === 0) return;
  const message = messageOf(form);
  const requested: SendRequest = {
    message,
    at: Date.now(),
    honeypotFilled: isHoneypotFilled(form),
    from: 'page',
  };
  save({ draft: message, requested });
  if (rootData().scripts) show('missing');
  else showRequest();
}

/** Puts the words of an earlier load into the empty fields. */
function restore() {
  const form = contactForm();
  if (form) fillEmptyFields(form, contactRecord.read().draft);
}

export function listen() {
  window.addEventListener('input', keepDraft, true);
  window.addEventListener('submit', onSubmit, true);
  document.addEventListener('DOMContentLoaded', restore);
}

/** @returns whether all words outlive the page */
export function keep(): boolean {
  keepDraft();
  return isKept;
}

export const isWritten = () => !isEmpty(contactRecord.read().draft);

/** All words are kept: the page may be left. */
export function letLeave() {
  guardLeaving(false);
}

/** The app takes over: from now on it keeps words. */
export function handOver() {
  window.removeEventListener('input', keepDraft, true);
  window.removeEventListener('submit', onSubmit, true);
  letLeave();
}
