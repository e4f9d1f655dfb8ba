import { isDeepStrictEqual } from 'node:util';
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { answerTimeLimit } from '../src/contact/limits';
import { type ContactMessage, parseMessage } from '../src/contact/message';
import { layoutText } from '../src/content/layout';
import { noticeTexts } from '../src/content/notices';
import { askingFaults } from './support/askingFaults';
import { contactForm, question, text } from './support/contactForm';
import { answerRequest, fieldsOf, serviceRequests } from './support/mailService';
import { keptWords, messageFaults } from './support/messageFaults';
import { seededRandom } from './support/random';
import { configuredSiteUrl } from './support/sites';
import { stores } from './support/stores';

/**
 * Messages from visitors to whom everything happens that may happen: the faults stand in
 * `support/messageFaults.ts` and `support/askingFaults.ts`. `npm run test:messages` sends a thousand of them;
 * SENDS and SEED set how many and which.
 */
const faults = Object.entries({ ...messageFaults, ...askingFaults });
const conditions = { working: undefined, ...stores };
const sends = Number(process.env.SENDS ?? faults.length);
const seed = Number(process.env.SEED ?? 20250415);

test.use({ baseURL: configuredSiteUrl });

/** Answers of the service: whether it accepts the message, and what the browser hears. */
const answers = {
  ok: { accepts: true, reply: 'ok' },
  'bad request': { accepts: false, reply: 'refused' },
  'too large': { accepts: false, reply: 'tooLarge' },
  'too many': { accepts: false, reply: 'tooMany' },
  broken: { accepts: false, reply: 'broken' },
  'cut before it arrives': { accepts: false, cut: true },
  'cut after it arrived': { accepts: true, cut: true },
  'late acceptance': { accepts: true, reply: 'ok', late: true },
  'late refusal': { accepts: false, reply: 'broken', late: true },
} as const;

type AnswerName = keyof typeof answers;

/** Everything that may not happen, and what did. */
const ledger = () => ({
  lost: [] as string[],
  cut: [] as string[],
  'claimed unsent though it had arrived': [] as string[],
  'sent twice without a warning': [] as string[],
  'warned after a definite refusal': [] as string[],
  'confirmed without acceptance': [] as string[],
  'promised and not kept': [] as string[],
  'arrived and never said': [] as string[],
});

type Ledger = ReturnType<typeof ledger>;

/** A request as the service has got it, and what is known of it afterwards. */
interface Request {
  message: ContactMessage;
  accepted: boolean;
  /** The browser has heard the answer. */
  heard: boolean;
  /** The answer says for sure whether it has arrived. */
  certain: boolean;
}

/** The mail service: what it got, and what it does with the next request. */
function service(context: BrowserContext) {
  let answer: AnswerName = 'ok';
  let release = () => {};
  let held = Promise.resolve();
  const received: Request[] = [];

  const reply = async (route: Route) => {
    const { [answer]: behavior } = answers;
    const isClear = !('cut' in behavior);
    received.push({
      message: parseMessage(await fieldsOf(route.request())),
      accepted: behavior.accepts,
      heard: isClear,
      certain: isClear && !('late' in behavior),
    });
    if ('late' in behavior) await held;
    if ('cut' in behavior) await route.abort('connectionreset');
    else await answerRequest(route, behavior.reply);
  };
  return {
    received,
    /** Answers for the service; a page that is gone hears nothing. */
    start: () => context.route(serviceRequests, (route) => reply(route).catch(() => undefined)),
    answerWith(next: AnswerName) {
      answer = next;
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    releaseLate: () => release(),
  };
}

/** Notes whenever a page says that a message has arrived, however briefly. */
async function listenForArrivals(context: BrowserContext) {
  const said = { arrivals: 0 };
  await context.exposeFunction('noteArrival', () => {
    said.arrivals += 1;
  });
  await context.addInitScript(
    (words) => {
      let before = false;
      const look = () => {
        const texts = document.body?.innerText ?? '';
        const now = words.some((sentence) => texts.includes(sentence));
        if (now && !before) (window as unknown as { noteArrival: () => void }).noteArrival();
        before = now;
      };
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
    },
    [
      noticeTexts.sent.title,
      text.status.sent,
      text.status.sentEarlier,
      layoutText.messageLine.sent,
    ],
  );
  return said;
}

/** One message, with all that is known of it. */
interface Story {
  label: string;
  message: ContactMessage;
  pressed: ContactMessage[];
  promised: ContactMessage[];
  warned: boolean;
  arrivals: () => number;
}

/** Reads the page and the service against each other, and notes what may not be. */
async function judge(page: Page, story: Story, received: readonly Request[], book: Ledger) {
  const { label, message, pressed, promised, warned } = story;
  const mine = received.filter((request) => request.message.message.includes(message.message));
  const accepted = mine.filter((request) => request.accepted);
  const form = contactForm(page);
  const said = await form.status.innerText();
  const words = await form.message.inputValue();
  const everything = await page.locator('body').innerText();

  if (accepted.length === 0 && !words.includes(message.message)) {
    if (!(await keptWords(page)).includes(message.message)) book.lost.push(label);
  }
  if (mine.some((request) => !pressed.some((one) => isDeepStrictEqual(one, request.message)))) {
    book.cut.push(label);
  }
  const { failed, tooLarge, tooMany, offline, missing } = text.status;
  const claimsUnsent = [failed, tooLarge, tooMany, offline].some((words) => said.includes(words));
  const sameWords = accepted.filter((request) => request.message.message === words);
  if (claimsUnsent && sameWords.length > 0)
    book['claimed unsent though it had arrived'].push(label);
  const texts = accepted.map((request) => JSON.stringify(request.message));
  if (new Set(texts).size < texts.length && !warned) {
    book['sent twice without a warning'].push(label);
  }
  // To the page, a request that a block list stops may have left.
  const isCertain = !label.includes('a blocked service');
  const isRefused = mine.every(({ accepted: yes, certain }) => !yes && certain);
  if (warned && isCertain && mine.length > 0 && isRefused) {
    book['warned after a definite refusal'].push(label);
  }
  if (said.includes(text.status.sent) && accepted.length === 0) {
    book['confirmed without acceptance'].push(label);
  }
  const isSaid = [text.status.waiting, text.status.slow, missing, text.status.delayed].some(
    (line) => everything.includes(line),
  );
  for (const promise of promised) {
    const isKept = mine.some((request) => isDeepStrictEqual(request.message, promise));
    if (!isKept && !isSaid) book['promised and not kept'].push(label);
  }
  const isHeard = accepted.some((request) => request.heard && request.certain);
  // The page says it first, and this process learns it a moment later.
  const isToldSoon = () =>
    expect
      .poll(story.arrivals)
      .toBeGreaterThan(0)
      .then(
        () => true,
        () => false,
      );
  if (isHeard && !(await isToldSoon())) book['arrived and never said'].push(label);
}

/** Waits until the page has nothing more to do for the message. */
async function settle(page: Page, hasPromise: boolean) {
  await expect(page.locator('html[data-hydrated], html[data-scripts]')).toBeAttached();
  const { status } = contactForm(page);
  const isAlive = (await page.locator('html[data-hydrated]').count()) > 0;
  if (isAlive && hasPromise) await expect(status).not.toHaveText('');
}

for (const [index, [store, breakStore]] of Object.entries(conditions).entries()) {
  test(`messages with a ${store} store: none lost, nothing untrue said`, async ({ browser }) => {
    const of = Object.keys(conditions).length;
    const numbers = [...Array(sends).keys()].filter((number) => number % of === index);
    test.setTimeout(600_000 + numbers.length * 60_000);
    const random = seededRandom(seed + store.length);
    const pick = <Value>(values: readonly Value[]) =>
      values[Math.floor(random() * values.length)] as Value;
    const book = ledger();
    const counts: Record<string, number> = {};
    const count = (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1;
    };

    for (const [turn, number] of numbers.entries()) {
      // With few sends each store begins elsewhere, so that together they meet every fault.
      const [fault, steps] = faults[(turn + index * numbers.length) % faults.length] ?? [];
      if (!fault || !steps) continue;
      // These have a clock of their own.
      const names = (Object.keys(answers) as AnswerName[]).filter(
        (name) => !/slow|late answer/.test(fault) || !name.startsWith('late'),
      );
      const answer = pick(names);
      count(fault);
      count(answer);

      const context = await browser.newContext({ baseURL: configuredSiteUrl });
      if (breakStore) await context.addInitScript(breakStore);
      const said = await listenForArrivals(context);
      const mail = service(context);
      await mail.start();
      mail.answerWith(answer);
      const newTab = async () => {
        const page = await context.newPage();
        page.on('dialog', (dialog) =>
          // Whoever would lose words by leaving stays.
          (store === 'working' ? dialog.accept() : dialog.dismiss()).catch(() => undefined),
        );
        return page;
      };
      const page = await newTab();
      if (answer.startsWith('late')) await page.clock.install();

      const story: Story = {
        label: `${number}: ${fault}, ${answer}`,
        message: {
          ...question,
          user_name: `Visitor ${number}`,
          user_email: `visitor${number}@example.com`,
          message: `Message ${number} of ${sends} (${random()})`,
        },
        pressed: [],
        promised: [],
        warned: false,
        arrivals: () => said.arrivals,
      };
      const { message } = story;
      const mine = () =>
        mail.received.filter((request) => request.message.message?.includes(message.message));
      const seen = await test.step(story.label, () =>
        steps({
          page,
          form: contactForm(page),
          message,
          keeps: store === 'working',
          requests: () => mine().length,
          press: (words) => story.pressed.push(words),
          promise: (words) => story.promised.push(words),
          warn: () => {
            story.warned = true;
          },
          loseAnswers: () => {
            for (const request of mail.received) {
              request.certain = false;
              request.heard = false;
            }
          },
          newTab,
        }),
      );
      if (!seen) {
        if (!mine().some((request) => request.accepted)) book.lost.push(story.label);
        await context.close();
        continue;
      }
      const form = contactForm(seen);
      await settle(seen, story.promised.length > 0);

      const isWaiting = async () => (await form.status.innerText()).includes(text.status.sending);
      if (answer.startsWith('late') && seen === page && (await isWaiting())) {
        await page.clock.fastForward(answerTimeLimit);
        await expect(form.status).toContainText(text.status.noAnswer);
        await judge(seen, story, mail.received, book);
      }
      mail.releaseLate();
      for (const unsettled of [text.status.sending, text.status.noAnswer]) {
        await expect(form.status).not.toContainText(unsettled);
      }
      await judge(seen, story, mail.received, book);

      for (let attempt = 1; attempt <= 2 && (await form.tryAgain.isVisible()); attempt += 1) {
        const before = mine().length;
        mail.answerWith(pick(['ok', 'broken', 'cut after it arrived']));
        const words = await form.read();
        story.pressed.push(words);
        if (!words.user_email.includes('@')) break;
        await form.tryAgain.click();
        const anyway = seen.getByRole('button', { name: text.confirm.mayRepeat });
        await expect(async () => {
          expect((await anyway.isVisible()) || mine().length > before).toBe(true);
        }).toPass();
        if (await anyway.isVisible()) {
          story.warned = true;
          await anyway.click();
          await expect.poll(() => mine().length).toBeGreaterThan(before);
        }
        await expect(form.status).not.toContainText(text.status.sending);
        await judge(seen, story, mail.received, book);
      }
      await context.close();
    }

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
