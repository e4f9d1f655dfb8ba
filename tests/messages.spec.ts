import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { answerTimeLimit } from '../src/contact/limits';
import type { ContactMessage } from '../src/contact/message';
import { routeOf } from '../src/routes';
import { contactForm, text } from './support/contactForm';
import { holdScripts } from './support/holdScripts';
import { fieldsOf } from './support/mailService';
import { waitForHydration } from './support/openPage';
import { seededRandom } from './support/random';
import { configuredSiteUrl } from './support/sites';
import { stores } from './support/stores';
import { letIn, strangers } from './support/strangers';

/**
 * Messages from visitors to whom everything happens that may happen. `npm run test:messages` sends a
 * thousand of them; SENDS and SEED set how many and which.
 */
const sends = Number(process.env.SENDS ?? 12);
const seed = Number(process.env.SEED ?? 20250415);

test.use({ baseURL: configuredSiteUrl });

const conditions = { working: undefined, ...stores };

/** What the service does with a message: whether it accepts it, and what the browser hears. */
const answers = {
  ok: { accepts: true, status: 200, body: 'OK' },
  'bad request': { accepts: false, status: 400, body: 'The template ID not found' },
  'too large': { accepts: false, status: 413, body: 'Variables size limit' },
  'too many': { accepts: false, status: 429, body: 'Too many requests' },
  broken: { accepts: false, status: 500, body: 'Internal server error' },
  'cut before it arrives': { accepts: false, cut: true },
  'cut after it arrived': { accepts: true, cut: true },
  'late acceptance': { accepts: true, status: 200, body: 'OK', late: true },
  'late refusal': { accepts: false, status: 500, body: 'Internal server error', late: true },
} as const;

type AnswerName = keyof typeof answers;

/** What happens to the visitor. */
const faults = [
  'nothing',
  'closing while sending',
  'reloading while sending',
  'leaving for another page',
  'a translator',
  'an extension in the form',
  'an extension in the honeypot',
  'an early press, and typing on',
  'a script of an older release',
  'a script that is missing',
  'wrongly offline',
  'a double click',
] as const;

type Fault = (typeof faults)[number];

/** Everything that may not happen, and what did. */
function ledger() {
  return {
    lost: [] as string[],
    'claimed unsent though it had arrived': [] as string[],
    'sent twice without a warning': [] as string[],
    'warned after a definite refusal': [] as string[],
    'confirmed without acceptance': [] as string[],
  };
}

type Ledger = ReturnType<typeof ledger>;

/** The mail service: what it got of the message at hand, and what it does with the next request. */
function service(context: BrowserContext) {
  let answer: AnswerName = 'ok';
  let release = () => {};
  let held = Promise.resolve();
  const received: { message: string; accepted: boolean; certain: boolean }[] = [];

  const reply = async (route: Route) => {
    const { [answer]: behavior } = answers;
    const { message } = await fieldsOf(route);
    received.push({
      message: String(message),
      accepted: behavior.accepts,
      certain: !('cut' in behavior) && !('late' in behavior),
    });
    if ('late' in behavior) await held;
    if ('cut' in behavior) await route.abort('connectionreset');
    else {
      const { status, body: words } = behavior;
      await route.fulfill({ status, body: words, headers: { 'Access-Control-Allow-Origin': '*' } });
    }
  };
  return {
    received,
    /** Answers for the service; a page that is gone hears nothing. */
    start: () =>
      context.route('https://api.emailjs.com/**', (route) => reply(route).catch(() => undefined)),
    answerWith(next: AnswerName) {
      answer = next;
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    releaseLate: () => release(),
  };
}

const status = (page: Page) => contactForm(page).status.innerText();

/** The words in the form. */
async function written(page: Page): Promise<string> {
  return contactForm(page).message.inputValue();
}

/** Reads the page and the service against each other, and notes what may not be. */
async function judge(
  page: Page,
  { message }: ContactMessage,
  received: ReturnType<typeof service>['received'],
  { ledger: book, warned, label }: { ledger: Ledger; warned: boolean; label: string },
) {
  const mine = received.filter((request) => request.message.includes(message));
  const accepted = mine.filter((request) => request.accepted);
  const said = await status(page);
  const words = await written(page);
  const isConfirmed = said === text.status.sent || said === text.status.sentEarlier;
  const { failed, tooLarge, tooMany, offline } = text.status;
  if (accepted.length === 0 && !words.includes(message)) book.lost.push(label);
  const hasArrived = accepted.some((request) => request.message === words);
  if (hasArrived && [failed, tooLarge, tooMany, offline].includes(said)) {
    book['claimed unsent though it had arrived'].push(label);
  }
  const texts = accepted.map((request) => request.message);
  if (new Set(texts).size < texts.length && !warned) {
    book['sent twice without a warning'].push(label);
  }
  if (warned && mine.length > 0 && mine.every(({ accepted: yes, certain }) => !yes && certain)) {
    book['warned after a definite refusal'].push(label);
  }
  if (isConfirmed && accepted.length === 0) book['confirmed without acceptance'].push(label);
}

for (const [index, [store, breakStore]] of Object.entries(conditions).entries()) {
  test(`messages with a ${store} store: none lost, nothing untrue said`, async ({ browser }) => {
    const stores = Object.keys(conditions).length;
    const numbers = [...Array(sends).keys()].filter((number) => number % stores === index);
    test.setTimeout(60_000 + numbers.length * 6000);
    const random = seededRandom(seed + store.length);
    const pick = <Value>(values: readonly Value[]) =>
      values[Math.floor(random() * values.length)] as Value;
    const book = ledger();
    const counts: Record<string, number> = {};
    const count = (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1;
    };

    const context = await browser.newContext({ baseURL: configuredSiteUrl });
    if (breakStore) await context.addInitScript(breakStore);
    const mail = service(context);
    await mail.start();

    for (const number of numbers) {
      // Each round of faults meets the stores one further on.
      const round = Math.floor(number / faults.length);
      const fault: Fault = faults[(number + round) % faults.length] ?? 'nothing';
      const answer = pick(Object.keys(answers) as AnswerName[]);
      const label = `${number}: ${fault}, ${answer}`;
      const message = {
        user_name: `Visitor ${number}`,
        user_email: `visitor${number}@example.com`,
        message: `Message ${number} of ${sends} (${random()})`,
      };
      count(fault);
      count(answer);
      mail.answerWith(answer);
      let page = await context.newPage();
      page.on('dialog', (dialog) =>
        // Whoever would lose words by leaving stays.
        store === 'working' ? dialog.accept() : dialog.dismiss(),
      );
      if (answer.startsWith('late')) await page.clock.install();
      const form = () => contactForm(page);
      let warned = false;

      if (fault === 'a translator') {
        await letIn(page, strangers['a translator wraps every text'], 'before');
      }
      if (fault === 'an extension in the form') {
        await letIn(page, strangers['an icon stands after each field'], 'before');
      }
      if (fault === 'wrongly offline') {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'onLine', { get: () => false }),
        );
      }
      if (fault === 'a script of an older release') {
        let isOld = true;
        await page.route(/\/contact$/, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const old = html.replaceAll('/assets/vendor-', '/assets/vendor-old-');
          await route.fulfill({ response, body: isOld ? old : html });
          isOld = false;
        });
      }
      if (fault === 'a script that is missing') {
        await page.route('**/assets/ContactPage-*.js', (route) => route.abort());
      }

      if (fault === 'an early press, and typing on' || fault === 'a script of an older release') {
        const { letGo } = await holdScripts(page);
        await page.goto(routeOf('contact').path, { waitUntil: 'commit' });
        await form().write(message);
        await form().send.click();
        await form().message.press('Control+End');
        await form().message.pressSequentially(' PS');
        letGo();
        // Where words would be lost by loading the page anew, it stays, without its scripts.
        await expect(
          page.locator('html[data-scripts]').or(form().status.filter({ hasText: /./ })),
        ).toBeAttached();
      } else if (fault === 'a script that is missing') {
        await page.goto(routeOf('contact').path, { waitUntil: 'commit' });
        await form().write(message);
        await expect(page.locator('html[data-scripts]')).toBeAttached();
      } else {
        await page.goto(routeOf('contact').path);
        await waitForHydration(page);
        await form().write(message);
        if (fault === 'an extension in the honeypot') {
          await page.locator('input[name="subject"]').evaluate((field: HTMLInputElement) => {
            field.value = 'Filled in';
          });
        }
        if (fault === 'a double click') await form().send.dblclick();
        else await form().send.click();
        if (fault === 'an extension in the honeypot') {
          await page.getByRole('button', { name: text.confirm.looksAutomatic }).click();
        }
        await expect
          .poll(() => mail.received.some((request) => request.message.includes(message.message)))
          .toBe(true);
      }

      if (fault === 'leaving for another page') {
        const bar = page.getByRole('banner');
        await bar.getByRole('link', { name: routeOf('team').name }).click();
        await expect(page).toHaveURL(routeOf('team').path);
        await bar.getByRole('link', { name: routeOf('contact').name }).click();
      }
      if (/^(closing|reloading) while sending$/.test(fault) && store === 'working') {
        // The page that is gone hears no answer.
        for (const request of mail.received) request.certain = false;
      }
      if (fault === 'reloading while sending' && store === 'working') {
        await page.reload();
        await waitForHydration(page);
      }
      if (fault === 'closing while sending' && store === 'working') {
        const kept = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
        await page.close({ runBeforeUnload: true });
        page = await context.newPage();
        await page.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
        }, kept);
        await page.goto(routeOf('contact').path);
        await waitForHydration(page);
      }
      if (/^(closing|reloading) while sending$/.test(fault) && store !== 'working') {
        // Asked whether to leave, the visitor stays. Nothing is asked once the message has arrived.
        await page.close({ runBeforeUnload: true });
        await Promise.race([
          page.waitForEvent('close'),
          expect(form().message).toHaveValue(message.message),
        ]).catch(() => undefined);
        if (page.isClosed()) {
          const arrived = mail.received.some(
            (request) => request.accepted && request.message.includes(message.message),
          );
          if (!arrived) book.lost.push(label);
          continue;
        }
      }

      const isWaiting = async () => (await status(page)) === text.status.sending;
      if (answer.startsWith('late') && (await isWaiting())) {
        await page.clock.fastForward(answerTimeLimit);
        await expect(form().status).toHaveText(text.status.noAnswer);
        await judge(page, message, mail.received, { ledger: book, warned, label });
      }
      mail.releaseLate();
      for (const unsettled of [text.status.sending, text.status.noAnswer]) {
        await expect(form().status).not.toHaveText(unsettled);
      }
      await judge(page, message, mail.received, { ledger: book, warned, label });

      for (let attempt = 1; attempt <= 2 && (await form().tryAgain.isVisible()); attempt += 1) {
        const before = mail.received.length;
        mail.answerWith(pick(['ok', 'broken', 'cut after it arrived']));
        await form().tryAgain.click();
        const anyway = page.getByRole('button', { name: text.confirm.mayRepeat });
        await expect(async () => {
          expect((await anyway.isVisible()) || mail.received.length > before).toBe(true);
        }).toPass();
        if (await anyway.isVisible()) {
          warned = true;
          await anyway.click();
          await expect.poll(() => mail.received.length).toBeGreaterThan(before);
        }
        await expect(form().status).not.toHaveText(text.status.sending);
        await judge(page, message, mail.received, { ledger: book, warned, label });
      }
      await page.close();
    }
    await context.close();

    console.log(
      [
        `${numbers.length} messages with a ${store} store, seed ${seed}:`,
        ...Object.entries(book).map(([what, labels]) => `${labels.length} ${what}`),
      ].join(' '),
      `\n  ${Object.entries(counts)
        .map(([name, times]) => `${name}: ${times}`)
        .join(', ')}`,
    );
    expect(book).toEqual(ledger());
  });
}
