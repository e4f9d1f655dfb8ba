import './localStorageGuard';

import { sendForm } from '@emailjs/browser';
import { canReachSite } from '../lib/canReachSite';
import type { ContactMessage } from './message';

/** Keys of the mail service as the build found them; see `.env.example`. */
const keys = {
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? '',
};

/** The answer of the service, or an error of the library. */
interface Answer {
  status: number;
  text: string;
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'status' in value && 'text' in value;
}

/** Success is status 200 or the reply text OK; anything else is a failure (specification 7). */
function isSuccess(answer: unknown): boolean {
  return isAnswer(answer) && (answer.status === 200 || answer.text === 'OK');
}

/**
 * A form of nothing but the message. The library reads a form element, and the one on the page may
 * hold more than belongs on the wire: the honeypot, or what a browser extension put there.
 */
function formOf(message: ContactMessage): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(message)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/**
 * Sends a message through the mail service, once. The only module that knows the library
 * (specification 7). Without a time limit: the answer may come late.
 *
 * @throws whatever went wrong; `classifyFailure` tells what that means
 */
export async function sendByEmailjs(message: ContactMessage) {
  const form = formOf(message);
  const { serviceId, templateId, publicKey } = keys;
  const answer: unknown = await sendForm(serviceId, templateId, form, { publicKey }).catch(
    (failure: unknown) => failure,
  );
  if (!isSuccess(answer)) throw answer;
}

export const sendFailures = [
  'failed',
  'tooLarge',
  'tooMany',
  'offline',
  'connectionFailed',
] as const;

/** Why a message was not confirmed. */
export type SendFailure = (typeof sendFailures)[number];

/**
 * Reads a failure of `sendByEmailjs`: a missing key (a plain string) and an answer of the
 * service are definite. A failed request is not, since the message may have left before the connection
 * broke: `connectionFailed`. Only where the browser was offline before, and not even the site itself can
 * be reached, it has certainly not left: `offline`.
 */
export async function classifyFailure(failure: unknown, wasOffline: boolean): Promise<SendFailure> {
  if (isAnswer(failure)) {
    if (failure.status === 413) return 'tooLarge';
    return failure.status === 429 ? 'tooMany' : 'failed';
  }
  if (!(failure instanceof TypeError)) return 'failed';
  return wasOffline && !(await canReachSite()) ? 'offline' : 'connectionFailed';
}
