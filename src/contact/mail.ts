import './localStorageGuard';

import { sendForm } from '@emailjs/browser';
import type { ContactMessage } from './fields';

/**
 * A form of nothing but the message. The library reads a form element, and the one on the page may
 * hold more than belongs on the wire, such as what a browser extension put there.
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
 * Hands a message to EmailJS, once, with the keys that the build found (specification 7). Without a time limit: the
 * answer may come late. Rejects with an answer if the service refuses, a `TypeError` if the request fails, and a
 * sentence for the owner if a key is missing (specification 8).
 */
export const sendMail = (message: ContactMessage) =>
  sendForm(
    import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
    import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
    formOf(message),
    { publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? '' },
  );
