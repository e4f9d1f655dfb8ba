import type { Page } from '@playwright/test';
import { mailOrigin } from '../../src/contact/mailService.mjs';
import { noticeTexts, sentences } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { aboutSeminar, seminarsPage } from '../../src/content/pages/seminars';
import { formHeadingId } from '../../src/content/routes';
import { type Seminar, seminars } from '../../src/content/seminars';
import { screens } from '../../src/theme/tokens';
import { madeUpKeys } from '../../tools/sites.mjs';
import { nothing, question, text } from '../support/contactForm';
import { openSeminars } from '../support/documents';
import { expect, test } from '../support/test';
import { visitorOf } from '../support/visit';

const { fields: texts } = text;
const names = ['user_name', 'user_email', 'message'] as const;

test('a message goes out with what the mail service asks for and nothing else', {
  tag: '@engines',
}, async ({ page, visitor, form, notices, browserName }) => {
  // WebKit refuses an international address, and Firefox sends it as it is typed.
  const isChromium = browserName === 'chromium';
  const typed = isChromium ? 'kim@bücher.example' : question.user_email;
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await visitor.open('/contact');
  // As an extension does it.
  await form.form.evaluate((own) => {
    for (const name of ['card_number', 'message']) {
      own.append(Object.assign(document.createElement('input'), { name, value: '4111' }));
    }
  });
  await form.write({ ...question, user_email: typed });

  expect(hosts.size, 'asked before Send').toBe(1);
  const sent = page.waitForRequest(`${mailOrigin}/**`);
  await form.send.click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.url()).toBe(`${mailOrigin}/api/v1.0/email/send-form`);
  expect(request.headers()['content-type']).toContain('multipart/form-data');
  expect(form.received).toEqual([
    {
      ...question,
      message: question.message.replace('\n', '\r\n'),
      user_email: isChromium ? 'kim@xn--bcher-kva.example' : typed,
      lib_version: expect.any(String),
      service_id: madeUpKeys.VITE_EMAILJS_SERVICE_ID,
      template_id: madeUpKeys.VITE_EMAILJS_TEMPLATE_ID,
      user_id: madeUpKeys.VITE_EMAILJS_PUBLIC_KEY,
    },
  ]);

  await form.expectSaid('sent');
  await expect(notices.voice, 'the status alone speaks').toBeEmpty();
  expect(await form.wouldAsk()).toBe(false);
  await visitor.reload();
  await form.expectToHold(nothing);
});

test('leaving asks while a message is on its way', async ({ page, visitor, form, notices }) => {
  await page.clock.install();
  await visitor.open('/contact');
  form.answerWith('silence');
  await form.write();
  expect(await form.wouldAsk()).toBe(false);
  await form.send.click();
  await expect.poll(form.wouldAsk).toBe(true);
  await page.clock.fastForward(15_000);
  await expect(form.status).toContainText(text.status.waiting);
  for (const link of [form.mailLink, form.phoneLink]) {
    await link.click();
    expect(await form.wouldAsk(), 'a mail program and a phone leave the page open').toBe(false);
    await page.clock.fastForward(2000);
    expect(await form.wouldAsk()).toBe(true);
  }
  // Behind a link of another app no more presses may reach a page of a busy Chromium without a window.
  await visitor.barLink('team').evaluate((link: HTMLElement) => link.click());
  await expect(visitor.heading('team')).toBeVisible();
  expect(await form.wouldAsk(), 'on another page, too').toBe(true);

  await form.answerLate('ok');
  await expect(notices.voice).toHaveText(sentences(noticeTexts.sent));
  expect(await form.wouldAsk()).toBe(false);
});

test('a double click and a held Enter send once', async ({ page, visitor, form, notices }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await visitor.open('/contact');
  const email = form.field('user_email');
  const name = form.field('user_name');
  const ways = {
    'double click': () => form.send.dblclick(),
    'held Enter': async () => {
      await email.focus();
      await page.keyboard.down('Enter');
      await expect(form.status).not.toContainText(text.status.sending);
      for (let time = 0; time < 5; time += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  };
  for (const [way, send] of Object.entries(ways)) {
    for (const outcome of ['refused', 'sent'] as const) {
      form.received.length = 0;
      form.answerWith(outcome === 'sent' ? 'ok' : outcome);
      await form.write();
      await send();
      await form.expectSaid(outcome);
      expect(form.received, way).toHaveLength(1);
    }
    await form.send.click();
    await expect(page.getByText(texts.user_name.missing), 'it has just gone out').toHaveCount(0);
    await page.clock.setFixedTime(now + 1000);
    await form.send.click();
    await expect(name).toHaveAccessibleDescription(texts.user_name.missing);
    await expect(name).toBeFocused();
    await page.clock.setFixedTime(now);
  }

  // Safari marks the last key of a composition by its code.
  const areLeftAlone = await email.evaluate((field) =>
    [{ isComposing: true }, { keyCode: 229 }].flatMap((mark) =>
      ['F8', 'Enter', 'Escape'].map((key) => {
        const init = { key, ...mark, repeat: true, bubbles: true, cancelable: true };
        return field.dispatchEvent(new KeyboardEvent('keydown', init));
      }),
    ),
  );
  expect(areLeftAlone, 'keys in a word').toEqual(Array(6).fill(true));
  // Esc was for the word: the notice stands still.
  await notices.dismiss.hover({ trial: true });
});

test('a refused field says why until it is filled', async ({ visitor, form }) => {
  await visitor.open('/contact');
  // Form fillers fire an event, or none.
  for (const event of ['change', '']) {
    await form.write({ ...nothing, message: ' \u200b\n' });
    await form.field('user_email').press('Enter');
    for (const name of names) {
      await expect(form.field(name)).toHaveAccessibleDescription(texts[name].missing);
    }
    for (const name of names) {
      await form.field(name).evaluate(
        (field, [value, type]) => {
          Object.assign(field, { value });
          if (type) field.dispatchEvent(new Event(type, { bubbles: true }));
        },
        [question[name], event] as const,
      );
    }
    if (!event) await form.send.click();
    for (const name of names) await expect(form.field(name)).toHaveAccessibleDescription('');
  }
  await form.expectSaid('sent');
  expect(form.received).toHaveLength(1);
});

test('a draft is kept over a link, Back and a reload', async ({ page, visitor, form, context }) => {
  await visitor.open('/contact');
  await visitor.schemes.selectOption('dark');
  const expectStored = async (keys: string[]) => {
    const stored = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
    const ofScheme = /^northmere-(scheme|color-scheme-\w+)$/;
    expect(stored.filter((key) => !ofScheme.test(key))).toEqual(keys);
  };
  const expectKept = async (message: typeof question) => {
    await visitor.follow('team');
    await page.goBack();
    await form.expectToHold(message);
    await visitor.reload();
    await form.expectToHold(message);
  };
  await form.write();
  await expectKept(question);
  await expectStored(['contact-draft']);
  // As a form filler that fires no events.
  await form.message.evaluate((field: HTMLTextAreaElement) => (field.value = 'Filled in'));
  await visitor.reload();
  await form.expectToHold({ ...question, message: 'Filled in' });
  await expectKept({ ...question, message: 'Filled in' });
  await form.write(nothing);
  await expectKept(nothing);
  await expectStored([]);
  expect(await context.cookies()).toEqual([]);
});

const [first, second, third] = openSeminars as [Seminar, Seminar, Seminar];

/** Goes to the list, and from a card to the form. */
async function ask(page: Page, { title }: Seminar) {
  await visitorOf(page).barLink('seminars').click();
  await page.getByRole('link', { name: `${seminarsPage.card.ask} ${title}` }).click();
}

/** What the page says that the message is about. */
const aboutOn = (page: Page) =>
  page.getByRole('list', { name: contactPage.about.label }).getByRole('heading');

test('a page from the bfcache shows what the draft has become', async ({ page, visitor, form }) => {
  await visitor.open(`/contact?seminar=${first.slug}`);
  await form.write();
  await expect(aboutOn(page)).toHaveText([first.title]);
  // Playwright switches the bfcache off. Another document of the tab has sent the message.
  await page.evaluate(() => {
    sessionStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await form.expectToHold(nothing);
  await expect(aboutOn(page)).toHaveCount(0);
  // A phone that has ended the browser keeps the history, and not the store.
  await page.addInitScript(() => sessionStorage.clear());
  await visitor.reload();
  await expect(aboutOn(page)).toHaveText([first.title]);
});

/** What goes out about some seminars. */
const letter = (...about: Seminar[]) =>
  [...about.map(aboutSeminar), '', question.message].join('\n').replaceAll('\n', '\r\n');

test('a message names the seminars that were chosen', async ({ page, visitor, form }) => {
  const about = aboutOn(page);
  await visitor.open('/contact');
  await ask(page, first);
  await expect(about).toHaveText([first.title]);
  await expect(form.message).toHaveAccessibleDescription(texts.message.hints.open);
  await ask(page, second);
  await ask(page, third);
  await visitor.go(-1);
  await expect(page).toHaveURL(/seminars$/);
  await visitor.go(1);
  await expect(page).toHaveURL(/seminar=/);
  await visitor.reload();
  await visitor.barLink('contact').click();
  await expect(about).toHaveText([first.title, second.title, third.title]);

  await visitor.press(contactPage.about.remove(second.title));
  await expect(page.getByRole('heading', { name: text.heading })).toBeFocused();
  await visitor.go(-1);
  await expect(page).toHaveURL(/seminar=/);
  await visitor.reload();
  await expect(about).toHaveText([first.title, third.title]);

  await form.send.click();
  await expect(form.field('user_name')).toBeFocused();
  expect(form.received, 'nobody has written').toEqual([]);
  await form.write();
  form.answerWith('refused');
  await form.send.click();
  await form.expectSaid('refused');
  await expect(about).toHaveText([first.title, third.title]);
  form.answerWith('ok');
  await form.send.click();
  await form.expectSaid('sent');
  const sent = letter(first, third);
  expect(form.received.map(({ message }) => message)).toEqual([sent, sent]);
  await expect(about).toHaveCount(0);
  await visitor.reload();
  await expect(about, 'it has gone out').toHaveCount(0);
  await expect(form.message).not.toHaveAccessibleDescription(texts.message.hints.open);
});

test('a seminar chosen meanwhile is of the next message', async ({ page, visitor, form }) => {
  await page.clock.install();
  await visitor.open('/contact');
  for (const answer of ['ok', 'refused'] as const) {
    await ask(page, first);
    await form.write();
    form.answerWith('silence');
    await form.send.click();
    await ask(page, second);
    await expect(form.status).toContainText(text.status.sending);
    if (answer === 'ok') await page.clock.fastForward(15_000);
    await expect(aboutOn(page)).toHaveText([first.title]);
    await expect(form.message).not.toBeEditable();
    await form.answerLate(answer);
    await expect(form.status).toContainText(text.status[answer === 'ok' ? 'sent' : answer]);
    const left = answer === 'ok' ? [second] : [first, second];
    await expect(aboutOn(page), answer).toHaveText(left.map(({ title }) => title));
    expect(form.received.at(-1)?.message).toBe(letter(first));
    for (const { title } of left) await visitor.press(contactPage.about.remove(title));
    await expect(form.status, 'of another message').toBeEmpty();
  }
});

test('before hydration a link from a card counts, too', async ({ visitor, form }) => {
  const scripts = await visitor.openEarly(`/contact?seminar=${first.slug}`);
  await form.write();
  await form.send.click();
  await scripts.release();
  await form.expectSaid('sent');
  expect(form.received[0]?.message).toBe(letter(first));
});

for (const [screen, size] of Object.entries(screens)) {
  test(`what a message is about has its room, ${screen}`, async ({ page, visitor, form }) => {
    const [longest, another] = seminars.toSorted((a, b) => b.title.length - a.title.length);
    const name = form.field('user_name');
    // The message below gives its room to the hint.
    const placeOfName = () =>
      name.evaluate((field) => Math.round(field.getBoundingClientRect().top + window.scrollY));
    await page.setViewportSize(size);
    for (const slug of ['last-season', longest?.slug, another?.slug, '']) {
      await page.goto('about:blank');
      const scripts = await visitor.openEarly(`/contact?seminar=${slug}#${formHeadingId}`);
      const reserved = await placeOfName();
      await scripts.release();
      const about = contactPage.about[slug === 'last-season' ? 'gone' : 'label'];
      await expect(form.form.getByText(about)).toBeInViewport({ ratio: 1 });
      expect(await placeOfName(), slug).toBe(reserved);
    }
  });
}

test('reasons and outcome move nothing beside the form', async ({ page, visitor, form }) => {
  await page.setViewportSize(screens.desktop);
  await visitor.open('/contact');
  form.answerWith('refused');
  const hours = page.getByRole('region', { name: contactPage.officeHours });
  const placeOfHours = () =>
    hours.evaluate((panel) => panel.getBoundingClientRect().top + window.scrollY);
  const atRest = await placeOfHours();
  await form.send.click();
  await expect(form.message).toHaveAccessibleDescription(texts.message.missing);
  expect(await placeOfHours()).toBe(atRest);
  await form.write();
  await form.send.click();
  await form.expectSaid('refused');
  expect(await placeOfHours()).toBe(atRest);
  await page.emulateMedia({ media: 'print' });
  await expect(form.status, 'paper shows what went out alone').toBeHidden();
});

test('on a phone the ways out are in sight after Go', async ({ page, visitor, form }) => {
  await page.setViewportSize(screens.phone);
  await visitor.open('/contact');
  form.answerWith('refused');
  await expect(page.locator('meta[content*="interactive-widget=resizes-content"]')).toHaveCount(1);
  await form.write({ ...question, user_email: 'mailto:ｋim@example.com,' });
  await form.field('user_email').press('Enter');
  await form.expectSaid('refused');
  await form.expectToHold();
  const kept = await page.evaluate(() => sessionStorage.getItem('contact-draft'));
  expect(kept, 'as it went out').toBe(JSON.stringify(question));
  await expect(page.getByRole('textbox').and(page.locator(':focus'))).toHaveCount(0);
  for (const control of [form.send, form.mailLink, form.phoneLink]) {
    await expect(control).toBeInViewport({ ratio: 1 });
    await control.click({ trial: true });
  }
  await expect(form.phoneLink, 'on a page in Arabic, too').toHaveAttribute('dir', 'ltr');
  await form.message.press('!');
  await expect(form.status, 'nothing is said of other words').toBeEmpty();
});
