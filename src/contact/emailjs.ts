import './localStorageGuard';

import { sendForm } from '@emailjs/browser';
import type { ContactMessage } from './message';

/** Keys of the service as the build found them; see `.env.example`. */
const keys = {
  serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? '',
  templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? '',
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? '',
};

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

/** Hands a message to EmailJS, once (specification 7). The only module that knows its library. */
export function sendByEmailjs(message: ContactMessage) {
  const { serviceId, templateId, publicKey } = keys;
  return sendForm(serviceId, templateId, formOf(message), { publicKey });
}
