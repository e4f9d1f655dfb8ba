import type { Page } from '@playwright/test';
import { contactForm, contactPath, nothing, text, wouldAsk } from '../support/contactForm';
import { hold } from '../support/hold';
import { type Answer, mailService } from '../support/mail';
import { expect, hydrated, test } from '../support/test';
import { follow } from '../support/visit';

/*
 * One message through what networks, browsers and visitors do to it: "sent" is said only after the service has
 * accepted the message, "not sent" only where it surely has not, and an undelivered message stays in the form.
 */

/** Opens the form, whose scripts wait, and writes the message; then come the steps of a story. */
async function tell(page: Page, story: string) {
  // Answers the question before leaving with "leave".
  page.on('dialog', (dialog) => dialog.accept());
  await page.clock.install();
  const service = await mailService(page);
  const scripts = await hold(page);
  await page.goto(contactPath);
  const form = contactForm(page);
  await form.write();

  const hear = (status: keyof typeof text.status) => () =>
    expect(form.status).toContainText(text.status[status]);
  const send = (answer: Answer) => async () => {
    const before = service.received.length;
    service.answerWith(answer);
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(before + 1);
  };
  const hearLate = (answer: Answer) => async () => {
    const ended = page.waitForEvent('requestfinished');
    await service.answerLate(answer);
    await ended;
  };
  const steps = {
    hydrated: scripts.release,
    'early Send': () => form.send.click(),
    'nothing went out': () => expect(service.received).toEqual([]),
    cut: send('cut'),
    refused: send('refused'),
    silence: async () => {
      await send('silence')();
      await expect(form.message, 'words on their way stand still').not.toBeEditable();
    },
    'late success': hearLate('ok'),
    'late refusal': hearLate('refused'),
    'leaving is free': async () => expect(await wouldAsk(page)).toBe(false),
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
    'to Team': () => follow(page, 'team'),
    Back: () => page.goBack({ waitUntil: 'commit' }),
    'a copy of the tab': async () => {
      const { length } = service.received;
      const copied = page.context().waitForEvent('page');
      await page.evaluate(() => window.open(window.location.href));
      const copy = await copied;
      await hydrated(copy);
      await contactForm(copy).expectToHold();
      await expect(contactForm(copy).status).toBeEmpty();
      expect(service.received).toHaveLength(length);
    },
  };
  for (const step of story.split(' → ')) {
    await test.step<unknown>(step, () => steps[step as keyof typeof steps]());
  }
}

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

for (const story of daily.trim().split(/\n\s*/)) {
  test(`a message: ${story}`, ({ page }) => tell(page, story));
}

for (const story of nightly.trim().split(/\n\s*/)) {
  test(`a message: ${story}`, { tag: '@nightly' }, ({ page }) => tell(page, story));
}
