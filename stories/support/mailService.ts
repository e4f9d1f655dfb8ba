import { delay, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';

const address = 'https://api.emailjs.com/api/v1.0/email/send-form';

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
