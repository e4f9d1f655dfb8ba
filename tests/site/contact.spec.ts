import { mailOrigin } from '../../src/contact/mailService.mjs';
import { company, phoneLink } from '../../src/content/company';
import { noticeTexts, sentences } from '../../src/content/notices';
import { aboutSeminar, seminarsPage } from '../../src/content/pages/seminars';
import { seminars } from '../../src/content/seminars';
import type { Seminar } from '../../src/content/types';
import { screens } from '../../src/theme/tokens';
import { madeUpKeys } from '../../tools/sites.mjs';
import { contactPath, openContact, question, text, watchLeaving } from '../support/contactForm';
import { expect, hydrated, open, test } from '../support/test';
import { allLoaded, barLink, heading, notices } from '../support/visit';

const { fields: texts } = text;
const reasons = [texts.user_name.missing, texts.user_email.missing, texts.message.missing];
const nothing = { user_name: '', user_email: '', message: '' };

test.use({ hasTouch: true });

/** What an extension puts into a form. */
const addField = () => {
  const field = document.createElement('input');
  Object.assign(field, { name: 'card_number', value: '4111', tabIndex: -1 });
  document.querySelector('form')?.append(field);
};

test('a message goes out with what the mail service asks for and nothing else', {
  tag: '@engines',
}, async ({ page, siteUrl }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const leaving = watchLeaving(page);
  const { form, service } = await openContact(page);
  await page.evaluate(addField);
  await form.write({ ...question, user_email: 'kim@bücher.example' });
  await allLoaded(page);
  expect([...origins]).toEqual([new URL(siteUrl).origin]);

  const request = page.waitForRequest(`${mailOrigin}/**`);
  await form.send.click();
  expect((await request).method()).toBe('POST');
  expect((await request).url()).toBe(`${mailOrigin}/api/v1.0/email/send-form`);
  expect((await request).headers()['content-type']).toContain('multipart/form-data');
  expect(service.received).toEqual([
    {
      ...question,
      message: question.message.replace('\n', '\r\n'),
      user_email: 'kim@xn--bcher-kva.example',
      lib_version: expect.any(String),
      service_id: madeUpKeys.VITE_EMAILJS_SERVICE_ID,
      template_id: madeUpKeys.VITE_EMAILJS_TEMPLATE_ID,
      user_id: madeUpKeys.VITE_EMAILJS_PUBLIC_KEY,
    },
  ]);

  await form.expectSaid('sent');
  await expect(form.status).toContainText(`${text.replyTo} kim@bücher.example`);
  await expect(notices(page).voice, 'the status alone speaks').toBeEmpty();
  await form.expectEmpty();
  await page.reload();
  await hydrated(page);
  await form.expectEmpty();
  expect(leaving.asked()).toBe(0);
});

test('after a refusal every word is kept, with other ways to send it', async ({ page }) => {
  const { form, service } = await openContact(page);
  await form.write();
  for (const answer of ['refused', 'tooLarge', 'busy'] as const) {
    service.answerWith(answer);
    await form.send.click();
    await form.expectSaid(answer);
    await form.expectToHold();
  }
  const letter = new URL((await form.mailLink.getAttribute('href')) ?? '');
  expect(letter.pathname).toBe(company.supportEmail);
  const body = letter.searchParams.get('body')?.replaceAll('\r\n', '\n');
  expect(body).toBe(`${question.message}\n\n${question.user_name}\n${question.user_email}`);
  const call = page.getByRole('form').getByRole('link', { name: company.phone });
  await expect(call).toHaveAttribute('href', phoneLink(company.phone));

  await form.message.fill('Many words. '.repeat(150));
  await expect(form.status, 'nothing is said of other words').toBeEmpty();
  await form.send.click();
  await form.expectSaid('busy');
  await expect(form.mailLink).toHaveAttribute('href', `mailto:${company.supportEmail}`);
});

test('a message that got no answer may have arrived, until it surely has', async ({ page }) => {
  await page.clock.install();
  const { form, service } = await openContact(page);
  const sendInVain = async () => {
    const before = service.received.length;
    service.answerWith('silence');
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(before + 1);
  };

  await test.step('cut off', async () => {
    service.answerWith('cut');
    await form.write();
    await form.send.click();
    await form.expectSaid('uncertain');
    service.answerWith('refused');
    await form.send.click();
    await expect.poll(() => service.received.length).toBe(2);
    await form.expectSaid('uncertain');
  });

  await test.step('silence, a second try that is refused, then a late success', async () => {
    await form.message.fill('Second');
    await sendInVain();
    await page.clock.fastForward(12_000);
    await expect(form.status).toContainText(text.status.sending);
    await page.clock.fastForward(3000);
    await expect(form.status).toContainText(text.status.waiting);
    await form.expectToHold({ ...question, message: 'Second' });
    service.answerWith('refused');
    await form.send.click();
    await form.expectSaid('uncertain');
    await service.answerLate('ok');
    await form.expectSaid('sent');
    await form.expectEmpty();
  });

  await test.step('silence, a second try that arrives, then a late refusal', async () => {
    await form.write();
    await sendInVain();
    await page.clock.fastForward(15_000);
    service.answerWith('ok');
    await form.send.click();
    await form.expectSaid('sent');
    const ended = page.waitForEvent('requestfinished');
    await service.answerLate('refused');
    await ended;
    await page.keyboard.press('F8');
    await form.expectSaid('sent');
    await form.expectEmpty();
  });

  await test.step('silence, other words, then a late success of the first ones', async () => {
    await form.write();
    await sendInVain();
    await expect(form.message, 'words on their way stand still').not.toBeEditable();
    await page.clock.fastForward(15_000);
    await form.message.press('ControlOrMeta+End');
    await form.message.pressSequentially('!');
    await service.answerLate('ok');
    await form.expectSaid('sent');
    const written = { ...question, message: `${question.message}!` };
    await form.expectToHold(written);
    await page.reload();
    await form.expectToHold(written);
  });
});

test('leaving asks while a message is on its way, on another page too', async ({ page }) => {
  await page.clock.install();
  const leaving = watchLeaving(page);
  const { form, service } = await openContact(page);
  service.answerWith('silence');
  await allLoaded(page);
  await form.write();
  await form.send.click();
  expect(await leaving.wouldAsk()).toBe(true);
  await page.clock.fastForward(15_000);
  await expect(form.status).toContainText(text.status.waiting);
  expect(await leaving.wouldAsk()).toBe(true);

  await form.mailLink.click();
  await page.getByRole('form').getByRole('link', { name: company.phone }).click();
  await page.clock.fastForward(2000);
  await barLink(page, 'team').click();
  await expect(heading(page, 'team')).toBeFocused();
  expect(leaving.asked(), 'a mail program and a phone leave the page open').toBe(0);
  await leaving.expectToAsk();

  await service.answerLate('ok');
  await expect(notices(page).saying(noticeTexts.sent.text)).toBeVisible();
  await expect(notices(page).voice).toHaveText(sentences(noticeTexts.sent));
  expect(await leaving.wouldAsk()).toBe(false);
  await page.goBack();
  await form.expectEmpty();
  await page.reload();
  expect(leaving.asked()).toBe(1);
});

test('a double click, a double tap and a held Enter send once and end well', async ({ page }) => {
  const { form, service } = await openContact(page);
  const holdEnter = async (times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.down('Enter');
  };
  const ways: [press: () => Promise<unknown>, again: () => Promise<unknown>][] = [
    [() => form.send.dblclick({ delay: 150 }), () => form.send.click()],
    [() => form.send.tap().then(() => form.send.tap()), () => form.send.tap()],
    [
      () =>
        form
          .field('user_email')
          .focus()
          .then(() => holdEnter(1)),
      () => holdEnter(5),
    ],
  ];
  for (const [press, again] of ways) {
    const count = service.received.length;
    await form.write();
    await press();
    await form.expectSaid('sent');
    await form.expectEmpty();
    await again();
    for (const reason of reasons) await expect(page.getByText(reason)).toHaveCount(0);
    await form.expectSaid('sent');
    expect(service.received).toHaveLength(count + 1);
  }
  await page.keyboard.up('Enter');

  service.answerWith('refused');
  await form.write();
  await ways[0]?.[0]();
  await form.expectSaid('refused');
  expect(service.received).toHaveLength(4);
  await form.field('user_email').focus();
  await holdEnter(1);
  await expect.poll(() => service.received.length).toBe(5);
  await form.expectSaid('refused');
  await holdEnter(5);
  await form.expectSaid('refused');
  expect(service.received).toHaveLength(5);
});

test('each field says why it is refused, until it is filled, by whomever', async ({ page }) => {
  const { form, service } = await openContact(page);
  const names = ['user_name', 'user_email', 'message'] as const;
  await form.write({ message: ' \u200b\n' });
  await form.send.click();
  for (const name of names) {
    await expect(form.field(name)).toHaveAccessibleDescription(texts[name].missing);
  }
  await expect(form.field('user_name')).toBeFocused();
  await page.keyboard.type('K');
  await expect(form.field('user_name')).toHaveAccessibleDescription('');
  await form.write({ user_email: 'kim', message: 'Hello' });
  await form.send.click();
  await expect(form.field('user_email')).toBeFocused();
  await expect(form.field('user_email')).toHaveAccessibleDescription(texts.user_email.malformed);

  for (const event of ['change', '']) {
    await page.reload();
    await hydrated(page);
    await form.write(nothing);
    await form.send.click();
    await expect(form.field('message')).toHaveAccessibleDescription(texts.message.missing);
    for (const name of names) {
      await form.field(name).evaluate(
        (field: HTMLInputElement, [value, type]) => {
          field.value = value;
          if (type) field.dispatchEvent(new Event(type, { bubbles: true }));
        },
        [question[name], event] as const,
      );
    }
    if (!event) await form.send.click();
    for (const reason of reasons) await expect(page.getByText(reason)).toHaveCount(0);
  }
  await form.expectSaid('sent');
  expect(service.received).toHaveLength(1);
});

test('a draft is kept over a link, Back and a reload, until it is emptied', async ({ page }) => {
  const { form } = await openContact(page);
  await allLoaded(page);
  for (const write of [
    () => form.write(),
    // As a form filler does it that tells nobody.
    () => form.message.evaluate((field: HTMLTextAreaElement) => (field.value = 'Filled in')),
  ]) {
    await write();
    const message = await form.message.inputValue();
    await barLink(page, 'team').click();
    await expect(heading(page, 'team')).toBeFocused();
    await page.goBack();
    await form.expectToHold({ ...question, message });
    await page.reload();
    await hydrated(page);
    await form.expectToHold({ ...question, message });
  }
  await form.write(nothing);
  await page.reload();
  await hydrated(page);
  await form.expectEmpty();
});

test('a pasted address is cleaned, and a composition is left alone', async ({ page }) => {
  const { form, service } = await openContact(page);
  for (const pasted of ['\u200b kim@example.com\u00a0', 'mailto:ｋim@example.com,']) {
    await form.write({ ...question, user_email: pasted });
    await form.send.click();
    await form.expectSaid('sent');
    await form.expectEmpty();
    expect(service.received.pop()).toMatchObject({ user_email: question.user_email });
  }

  const email = form.field('user_email');
  await email.focus();
  const isLeftAlone = (key: string, isComposing: boolean) =>
    email.evaluate(
      (field, init) =>
        field.dispatchEvent(
          new KeyboardEvent('keydown', { ...init, repeat: true, bubbles: true, cancelable: true }),
        ),
      { key, isComposing },
    );
  for (const key of ['F8', 'Enter', 'Escape']) expect(await isLeftAlone(key, true), key).toBe(true);
  await expect(email).toBeFocused();
  for (const key of ['Enter', 'F8']) expect(await isLeftAlone(key, false), key).toBe(false);
});

test('whoever asks about a seminar begins with a line about it', async ({ page }) => {
  const [first, second] = seminars as [Seminar, Seminar];
  const line = (seminar = first) => `${aboutSeminar(seminar)}\n\n`;
  const { form } = await openContact(page);
  await allLoaded(page);
  const ask = async ({ title } = first) => {
    await barLink(page, 'seminars').click();
    await page.getByRole('link', { name: `${seminarsPage.card.ask} ${title}` }).click();
  };
  await ask();
  await expect(form.message).toHaveValue(line());
  await ask(second);
  await expect(form.message, 'replaces the untouched line').toHaveValue(line(second));
  await form.message.press('ControlOrMeta+End');
  await form.message.pressSequentially('Forty seats.');
  await ask();
  await allLoaded(page);
  await expect(form.message).toHaveValue(`${line(second)}Forty seats.`);

  await form.message.fill('');
  await open(page, `${contactPath}?seminar=${first.slug}`);
  await expect(form.message).toHaveValue(line());
  await form.message.fill('');
  for (const slug of ['quantum-juggling', 'constructor', '%E0%A4%A']) {
    await open(page, `${contactPath}?seminar=${slug}`);
    await allLoaded(page);
    await form.expectEmpty();
  }
});

test('on a phone the keyboard leaves after Go, and the way out is in sight', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const { form, service } = await openContact(page);
  service.answerWith('refused');
  await expect(page.locator('meta[content*="interactive-widget=resizes-content"]')).toHaveCount(1);
  await form.write();
  await form.field('user_email').press('Enter');
  await form.expectSaid('refused');
  await expect(page.getByRole('textbox').and(page.locator(':focus'))).toHaveCount(0);
  const call = page.getByRole('form').getByRole('link', { name: company.phone });
  for (const control of [form.send, form.mailLink, call]) {
    await expect(control).toBeInViewport({ ratio: 1 });
    await control.click({ trial: true });
  }

  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const link of await page.getByRole('link', { name: company.phone }).all()) {
    const places = await link.evaluate(({ firstChild }) => {
      const range = document.createRange();
      return Array.from(firstChild?.textContent ?? '', (_letter, index) => {
        range.setStart(firstChild as Text, index);
        range.setEnd(firstChild as Text, index + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(places, 'read from left to right').toEqual(places.toSorted((a, b) => a - b));
  }
});
