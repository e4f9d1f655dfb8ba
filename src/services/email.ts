import './localStorageGuard';

import { sendForm } from '@emailjs/browser';
import type { ContactMessage } from './contactMessage';
import { isAnswer } from './sendFailure';

/** Keys of the mail service as the build found them; see `.env.example`. */
interface EmailKeys {
  serviceId: string;
  templateId: string;
  publicKey: string;
}

const configuredKeys: EmailKeys = {
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? '',
};

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
 * (specification 7). There is no time limit: the answer may come late.
 *
 * @param keys the configured ones, unless a story or test brings its own
 * @throws whatever went wrong; `classifyFailure` tells what that means
 */
export async function sendContactMessage(
  { user_name, user_email, message }: ContactMessage,
  { serviceId, templateId, publicKey }: EmailKeys = configuredKeys,
): Promise<void> {
  const form = formOf({ user_name, user_email, message });
  const answer: unknown = await sendForm(serviceId, templateId, form, { publicKey }).catch(
    (failure: unknown) => failure,
  );
  if (!isSuccess(answer)) throw answer;
}
