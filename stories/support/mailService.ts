import { delay, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { address, readFields, replies } from '../fixtures/mailService';

const reply =
  ({ status, body }: { status: number; body: string }) =>
  () =>
    HttpResponse.text(body, { status });

/** Answers that the stand-in can give to a message. */
export const answers = {
  ok: reply(replies.ok),
  refused: reply(replies.refused),
  tooLarge: reply(replies.tooLarge),
  tooMany: reply(replies.tooMany),
  broken: reply(replies.broken),
  cut: () => HttpResponse.error(),
  never: () => delay('infinite').then(reply(replies.ok)),
};

/**
 * Stands in for the mail service at the wire. Takes the answers in turn, the last one for all that
 * follows, and returns what it was sent: the fields of each request.
 */
export function mailService(
  worker: SetupWorker,
  ...inTurn: readonly (() => Response | Promise<Response>)[]
) {
  const received: Record<string, string>[] = [];
  worker.use(
    http.post(address, async ({ request }) => {
      const answer = inTurn[Math.min(received.length, inTurn.length - 1)];
      received.push(await readFields(request));
      return answer?.() ?? HttpResponse.error();
    }),
  );
  return received;
}
