import { sendForm } from '@emailjs/browser';

/** What a visitor writes to the company, under the names the service knows (specification 3). */
export interface ContactMessage {
  user_name: string;
  user_email: string;
  message: string;
}

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

/**
 * How long a send may go without an answer, in milliseconds, before it counts as failed. The limit
 * stands here because neither the library nor the browser's fetch has one. A request that is given
 * up cannot be called back: its answer, should it still come, is not heard.
 */
export const answerTimeLimit = 15_000;

/** What the service answered, or the library in its stead. */
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
 * hold more than belongs on the wire: the spam trap, or what a browser extension put there.
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

/** Rejects when the answer has not come within the limit. */
function withinTimeLimit<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The mail service gave no answer within ${answerTimeLimit} ms.`)),
      answerTimeLimit,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Sends a message through the mail service, once. The only module that knows the library
 * (specification 7).
 *
 * @param keys the configured ones, unless a story or test brings its own
 * @throws whatever went wrong: a string naming the key that is missing, the service's answer
 *   `{ status, text }`, the browser's own error when no connection came about, or an error when no
 *   answer came within `answerTimeLimit`
 */
export async function sendContactMessage(
  { user_name, user_email, message }: ContactMessage,
  { serviceId, templateId, publicKey }: EmailKeys = configuredKeys,
): Promise<void> {
  const form = formOf({ user_name, user_email, message });
  const answer = await withinTimeLimit(sendForm(serviceId, templateId, form, { publicKey })).catch(
    (failure: unknown) => failure,
  );
  if (!isSuccess(answer)) throw answer;
}
