import type { Decorator } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { sendContactMessage } from '../../src/services/email';
import { SendMessageContext } from '../../src/services/sendMessageContext';

const address = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** Keys that open nothing; in the stories a stand-in answers for the service. */
export const storyKeys = {
  serviceId: 'service_story',
  templateId: 'template_story',
  publicKey: 'key_story',
};

const send: typeof sendContactMessage = (message) => sendContactMessage(message, storyKeys);

const sendWithoutKeys: typeof sendContactMessage = (message) =>
  sendContactMessage(message, { serviceId: '', templateId: '', publicKey: '' });

/**
 * Sets the form up with keys, as on a site whose owner has filled them in; with
 * `parameters: { mailKeys: false }` none at all, whatever this build was made with.
 */
export const withMailKeys: Decorator = (Story, { parameters }) => (
  <SendMessageContext value={parameters.mailKeys === false ? sendWithoutKeys : send}>
    <Story />
  </SendMessageContext>
);

/** What the stand-in can do with a message. */
export const answers = {
  ok: () => HttpResponse.text('OK'),
  refused: () => HttpResponse.text('The template ID not found', { status: 400 }),
  broken: () => HttpResponse.text('Internal error', { status: 500 }),
  tooLarge: () => HttpResponse.text('Variables size limit', { status: 413 }),
  tooMany: () => HttpResponse.text('Too many requests', { status: 429 }),
  cut: () => HttpResponse.error(),
  never: async () => {
    await delay('infinite');
    return HttpResponse.text('OK');
  },
};

/**
 * Stands in for the mail service at the wire. Takes the answers in turn, the last one for all that
 * follows, and returns what it was sent: the fields of each request.
 */
export function mailService(
  worker: SetupWorker,
  ...inTurn: readonly (() => Response | Promise<Response>)[]
) {
  const received: Record<string, FormDataEntryValue>[] = [];
  worker.use(
    http.post(address, async ({ request }) => {
      const answer = inTurn[Math.min(received.length, inTurn.length - 1)];
      received.push(Object.fromEntries(await request.formData()));
      return answer?.() ?? HttpResponse.error();
    }),
  );
  return received;
}
