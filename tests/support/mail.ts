import type { Page, Route } from '@playwright/test';
import { mailOrigin } from '../../src/contact/mailService.mjs';

/** Answers of the service, by the names that checks use. */
const answers = {
  ok: { status: 200, body: 'OK' },
  refused: { status: 400, body: 'The template ID is invalid' },
};

export type Answer = keyof typeof answers | 'cut' | 'silence';

/** Stands in for the mail service of a page and its copies, which never reach the real one. */
export async function mailService(page: Page) {
  const received: Record<string, FormDataEntryValue>[] = [];
  const unanswered: Route[] = [];
  let answer: Answer = 'ok';
  const reply = async (route: Route) => {
    if (answer === 'silence') return unanswered.push(route);
    if (answer === 'cut') return route.abort('connectionreset');
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ ...answers[answer], headers });
  };
  await page.context().route(`${mailOrigin}/**`, async (route) => {
    const request = route.request();
    const headers = { 'Content-Type': request.headers()['content-type'] ?? '' };
    const body = new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers });
    received.push(Object.fromEntries(await body.formData()));
    await reply(route);
  });
  return {
    /** The fields of each request so far, as the service reads them. */
    received,
    /** The answer to the next requests. */
    answerWith(next: Answer) {
      answer = next;
    },
    /** Answers the first request without an answer. */
    async answerLate(late: Answer) {
      answer = late;
      const route = unanswered.shift();
      if (route) await reply(route);
    },
  };
}
