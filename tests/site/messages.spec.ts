import { contactForm, nothing, text } from '../support/contactForm';
import type { Answer } from '../support/mail';
import { expect, test } from '../support/test';
import { visitorOf } from '../support/visit';

/*
 * One message through what networks, browsers and visitors do to it: "sent" is said only after the service has
 * accepted the message, "not sent" only where it surely has not, and an undelivered message stays in the form.
 */

const daily = `
  hydrated → cut → “may have arrived” → refused → “may have arrived” → goes out
  hydrated → silence → 15 s → words stand still → late refusal → “may have arrived” → refused → “may have arrived” → other words → refused → “not sent”
  hydrated → silence → 15 s → late success → “sent” → leaving is free → rewritten → refused → “not sent”
  hydrated → silence → to Team → late success → reload → Back → nothing is left
`;

const nightly = `
  hydrated → silence → reload → goes out
  hydrated → silence → to Team → late refusal → Back → “not sent” → goes out
  hydrated → to Team → Back → silence → to Team → Back → late success → “sent”
  hydrated → silence → a copy of the tab → late success → “sent”
  early Send → reload → hydrated → nothing went out → goes out
`;

for (const [tag, stories] of Object.entries({ '@daily': daily, '@nightly': nightly })) {
  for (const story of stories.trim().split(/\n\s*/)) {
    test(`a message: ${story}`, { tag }, async ({ page, visitor, form }) => {
      // Answers the question before leaving with "leave".
      page.on('dialog', (dialog) => dialog.accept());
      await page.clock.install();
      const scripts = await visitor.openEarly('/contact');
      await form.write();

      const hear = (status: keyof typeof text.status) => () =>
        expect(form.status).toContainText(text.status[status]);
      const send = (answer: Answer) => async () => {
        const before = form.received.length;
        form.answerWith(answer);
        await form.send.click();
        await expect.poll(() => form.received.length).toBe(before + 1);
      };
      const hearLate = (answer: Answer) => async () => {
        const ended = page.waitForEvent('requestfinished');
        await form.answerLate(answer);
        await ended;
      };
      const steps = {
        hydrated: scripts.release,
        'early Send': () => form.send.click(),
        'nothing went out': () => expect(form.received).toEqual([]),
        cut: send('cut'),
        refused: send('refused'),
        silence: send('silence'),
        'late success': hearLate('ok'),
        'late refusal': hearLate('refused'),
        'leaving is free': async () => expect(await form.wouldAsk()).toBe(false),
        'words stand still': () => expect(form.message).not.toBeEditable(),
        '“not sent”': hear('refused'),
        '“may have arrived”': hear('uncertain'),
        '“sent”': () => form.expectSaid('sent'),
        '15 s': async () => {
          await page.clock.fastForward(12_000);
          await hear('sending')();
          await page.clock.fastForward(3000);
          await hear('waiting')();
        },
        'goes out': async () => {
          await form.expectToHold();
          await send('ok')();
          await form.expectSaid('sent');
        },
        'other words': () => form.message.fill('Other'),
        rewritten: () => form.write(),
        'nothing is left': () => form.expectToHold(nothing),
        reload: () => page.reload(),
        'to Team': () => visitor.follow('team'),
        Back: () => page.goBack({ waitUntil: 'commit' }),
        'a copy of the tab': async () => {
          const { length } = form.received;
          const copied = page.context().waitForEvent('page');
          await page.evaluate(() => window.open(window.location.href));
          const copy = await copied;
          await visitorOf(copy).hydrated();
          await contactForm(copy).expectToHold();
          await expect(contactForm(copy).status).toBeEmpty();
          expect(form.received).toHaveLength(length);
        },
      };
      for (const step of story.split(' → ')) {
        await test.step<unknown>(step, () => steps[step as keyof typeof steps]());
      }
    });
  }
}
