import type { Page, Request, Route } from '@playwright/test';
import { mailOrigin } from '../../src/contact/mailService.mjs';

/** What the service answers, by the names that checks use. */
const answers = {
  ok: { status: 200, body: 'OK' },
  refused: { status: 400, body: 'The template ID is invalid' },
  tooLarge: { status: 413, body: 'Variables size limit' },
  busy: { status: 429, body: 'Too many requests' },
};

type Answer = keyof typeof answers | 'cut' | 'silence';

/** The fields of a request, as the service reads them. */
export async function fieldsOf(request: Request): Promise<Record<string, FormDataEntryValue>> {
  const headers = { 'Content-Type': (await request.headerValue('content-type')) ?? '' };
  const body = new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers });
  return Object.fromEntries(await body.formData());
}

/** Stands in for the mail service of a page, which never reaches the real one. */
export async function mailService(page: Page) {
  const received: Record<string, FormDataEntryValue>[] = [];
  const unanswered: Route[] = [];
  let answer: Answer = 'ok';
  const reply = async (route: Route) => {
    if (answer === 'silence') return unanswered.push(route);
    if (answer === 'cut') return route.abort('connectionreset');
    return route.fulfill({
      ...answers[answer],
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  };
  await page.route(`${mailOrigin}/**`, async (route) => {
    received.push(await fieldsOf(route.request()));
    await reply(route);
  });
  return {
    /** The fields of each request so far. */
    received,
    /** The answer to the next requests. */
    answerWith(next: Answer) {
      answer = next;
    },
    /** The answer to the first request that met silence, at last. */
    async answerLate(late: Answer) {
      answer = late;
      const [route] = unanswered.splice(0, 1);
      if (route) await reply(route);
    },
  };
}
