import { sendForm } from '@emailjs/browser';

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
 * Sends the fields of a form (user_name, user_email, message) to the mail service, once. The only
 * module that knows the library (specification 7).
 *
 * @param form read at the call, so disabled fields are left out
 * @param keys the configured ones, unless a story or test brings its own
 * @throws whatever went wrong: a string naming the key that is missing, the service's answer
 *   `{ status, text }`, or the browser's own error when no answer came
 */
export async function sendContactMessage(
  form: HTMLFormElement,
  { serviceId, templateId, publicKey }: EmailKeys = configuredKeys,
): Promise<void> {
  const answer = await sendForm(serviceId, templateId, form, { publicKey }).catch(
    (failure: unknown) => failure,
  );
  if (!isSuccess(answer)) throw answer;
}
