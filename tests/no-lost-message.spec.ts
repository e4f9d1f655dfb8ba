import { expect, test } from '@playwright/test';
import { routeOf } from '../src/routes';
import type { ContactMessage } from '../src/services/contactMessage';
import { contactForm } from './support/contactForm';
import { type Answer, answers, isSuccess, mailService } from './support/mailService';
import { openPage } from './support/openPage';
import { seededRandom } from './support/random';
import { configuredSiteUrl } from './support/sites';

const messages = 100;
const seed = 20250415;

/** More than any limit on the page, in milliseconds. */
const aWhile = 120_000;

test.use({ baseURL: configuredSiteUrl });

/**
 * Each message meets a random answer. After a failure the visitor tries again, or gives up and writes
 * the next one. Whatever happens, a message is either confirmed or still in the form, and the service
 * hears of it exactly as often as the visitor asked.
 */
test(`${messages} messages, answered at random: none is lost, none is sent unasked`, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const random = seededRandom(seed);
  const names = Object.keys(answers) as Answer[];
  const pickAnswer = () => names[Math.floor(random() * names.length)] as Answer;

  await page.clock.install();
  const service = await mailService(page);
  await openPage(page, routeOf('contact').path);
  const form = contactForm(page);

  const asked = new Map<string, number>();
  const counts = { sends: 0, confirmed: 0, kept: 0 };
  const answered = Object.fromEntries(names.map((name) => [name, 0])) as Record<Answer, number>;

  /** Sends what is in the form, and checks what became of it. */
  const send = async (written: ContactMessage, button: 'send' | 'tryAgain') => {
    const answer = pickAnswer();
    service.answerWith(answer);
    counts.sends += 1;
    answered[answer] += 1;
    asked.set(written.message, (asked.get(written.message) ?? 0) + 1);
    await form[button].click();
    await expect.poll(() => service.received.length).toBe(counts.sends);
    if (answer === 'silence') await page.clock.fastForward(15_000);
    if (isSuccess(answer)) await form.expectSent();
    else await form.expectKept(written);
    return isSuccess(answer);
  };

  for (let number = 1; number <= messages; number++) {
    const written = {
      user_name: `Visitor ${number}`,
      user_email: `visitor${number}@example.com`,
      message: `Message ${number} of ${messages}, ${random()}`,
    };
    await form.write(written);
    let sent = await send(written, 'send');
    while (!sent && random() < 0.5) sent = await send(written, 'tryAgain');
    counts[sent ? 'confirmed' : 'kept'] += 1;
  }

  await page.clock.fastForward(aWhile);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.reload();

  const heard = new Map<unknown, number>();
  for (const { message } of service.received) heard.set(message, (heard.get(message) ?? 0) + 1);
  expect(Object.fromEntries(heard)).toEqual(Object.fromEntries(asked));
  expect(service.received).toHaveLength(counts.sends);
  expect(asked.size).toBe(messages);
  console.log(
    `${messages} messages: ${counts.confirmed} confirmed, ${counts.kept} kept in the form, 0 lost.`,
    `${counts.sends} sends asked for, ${service.received.length} reached the service, 0 unasked.`,
    Object.entries(answered)
      .map(([name, times]) => `${name}: ${times}`)
      .join(', '),
  );
});
