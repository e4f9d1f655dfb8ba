import type { Page, Request, Route } from '@playwright/test';
import { mailOrigin } from '../../src/contact/mailService.mjs';
import { address, readFields, replies } from '../../stories/fixtures/mailService';

/** All that a page may ask the mail service for. */
export const serviceRequests = `${mailOrigin}/**`;

type Reply = keyof typeof replies;

/** Answers a request as the service does, which lets pages of every origin read it. */
export const answerRequest = (route: Route, reply: Reply = 'ok') =>
  route.fulfill({ ...replies[reply], headers: { 'Access-Control-Allow-Origin': '*' } });

/** The fields of a request. */
export async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const body = request.postDataBuffer();
  // Firefox over WebDriver BiDi does not tell it.
  if (!body) return {};
  const contentType = (await request.headerValue('content-type')) ?? '';
  return readFields(
    new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }),
  );
}

/** Stands in for the mail service of a page, which never reaches the real one. */
export async function mailService(page: Page) {
  const requests: Request[] = [];
  const received: Record<string, string>[] = [];
  let answer: Reply | 'cut' | 'silence' = 'ok';

  await page.route(address, async (route) => {
    requests.push(route.request());
    received.push(await fieldsOf(route.request()));
    if (answer === 'cut') await route.abort('connectionreset');
    else if (answer !== 'silence') await answerRequest(route, answer);
  });

  return {
    requests,
    /** The fields of each request so far. */
    received,
    /** The answer to the next requests. */
    answerWith(next: typeof answer) {
      answer = next;
    },
  };
}
