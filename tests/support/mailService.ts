import type { Page, Route } from '@playwright/test';

/** All that a page may ask the mail service for. */
export const serviceRequests = 'https://api.emailjs.com/**';

const address = 'https://api.emailjs.com/api/v1.0/email/send-form';

/** What the mail service, or the way to it, can do with a message. */
export const answers = {
  ok: { status: 200, body: 'OK' },
  'garbage with status 200': { status: 200, body: '<html>\u0000{"' },
  '400': { status: 400, body: 'The template ID not found' },
  '412': { status: 412, body: 'Gmail_API: Invalid grant' },
  '429': { status: 429, body: 'Too many requests' },
  '500': { status: 500, body: 'Internal server error' },
  garbage: { status: 502, body: '<html>\u0000{"' },
  cut: 'cut',
  silence: 'silence',
} as const satisfies Record<string, { status: number; body: string } | 'cut' | 'silence'>;

export type Answer = keyof typeof answers;

/** The fields of a request as the service would read them, with the line ends of the page. */
export async function fieldsOf(route: Route): Promise<Record<string, unknown>> {
  const request = route.request();
  const body = request.postDataBuffer();
  // Firefox over WebDriver BiDi does not tell it.
  if (!body) return {};
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': (await request.headerValue('content-type')) ?? '' },
  }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
    ]),
  );
}

/** Stands in for the mail service of a page, which never reaches the real one. */
export async function mailService(page: Page) {
  const received: Record<string, unknown>[] = [];
  let answer: Answer = 'ok';

  await page.route(address, async (route) => {
    received.push(await fieldsOf(route));
    const { [answer]: behaviour } = answers;
    if (behaviour === 'cut') await route.abort('connectionreset');
    else if (behaviour !== 'silence') {
      await route.fulfill({ ...behaviour, headers: { 'Access-Control-Allow-Origin': '*' } });
    }
  });

  return {
    /** The fields of each request so far. */
    received,
    /** What the next requests get. */
    answerWith(next: Answer) {
      answer = next;
    },
  };
}
