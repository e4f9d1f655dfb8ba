import type { Page } from '@playwright/test';
import { mailOrigin } from '../../src/contact/mailService.mjs';
import { noticeTexts, sentences } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { aboutSeminar, seminarsPage } from '../../src/content/pages/seminars';
import { formHeadingId } from '../../src/content/routes';
import { type Seminar, seminars } from '../../src/content/seminars';
import { screens } from '../../src/theme/tokens';
import { madeUpKeys } from '../../tools/sites.mjs';
import {
  contactForm,
  contactPath,
  nothing,
  openContact,
  question,
  text,
  wouldAsk,
} from '../support/contactForm';
import { hold } from '../support/hold';
import { expect, hydrated, open, test } from '../support/test';
import { barLink, follow, notices, press, schemes } from '../support/visit';

const { fields: texts } = text;

/** Fields that an extension adds to a form. */
const addField = (name: string) => {
  const field = document.createElement('input');
  Object.assign(field, { name, value: '4111', tabIndex: -1 });
  document.querySelector('form')?.append(field);
};

test('a message goes out with what the mail service asks for and nothing else', {
  tag: '@engines',
}, async ({ page, browserName }) => {
  // WebKit refuses an international address, and Firefox sends it as it is typed.
  const isChromium = browserName === 'chromium';
  const typed = isChromium ? 'kim@bücher.example' : question.user_email;
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const { form, service } = await openContact(page);
  for (const name of ['card_number', 'message']) await page.evaluate(addField, name);
  await form.write({ ...question, user_email: typed });

  expect(hosts.size, 'asked before Send').toBe(1);
  const request = page.waitForRequest(`${mailOrigin}/**`);
  await form.send.click();
  expect((await request).method()).toBe('POST');
  expect((await request).url()).toBe(`${mailOrigin}/api/v1.0/email/send-form`);
  expect((await request).headers()['content-type']).toContain('multipart/form-data');
  expect(service.received).toEqual([
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
  await expect(notices(page).voice, 'the status alone speaks').toBeEmpty();
  expect(await wouldAsk(page)).toBe(false);
  await page.reload();
  await hydrated(page);
  await form.expectToHold(nothing);
});

test('leaving asks while a message is on its way, on another page too', async ({ page }) => {
  await page.clock.install();
  const { form, service } = await openContact(page);
  service.answerWith('silence');
  await form.write();
  expect(await wouldAsk(page)).toBe(false);
  await form.send.click();
  await expect.poll(() => wouldAsk(page)).toBe(true);
  await page.clock.fastForward(15_000);
  await expect(form.status).toContainText(text.status.waiting);
  for (const link of [form.mailLink, form.phoneLink]) {
    await link.click();
    expect(await wouldAsk(page), 'a mail program and a phone leave the page open').toBe(false);
    await page.clock.fastForward(2000);
    expect(await wouldAsk(page)).toBe(true);
  }
  await follow(page, 'team');
  expect(await wouldAsk(page)).toBe(true);

  await service.answerLate('ok');
  await expect(notices(page).voice).toHaveText(sentences(noticeTexts.sent));
  expect(await wouldAsk(page)).toBe(false);
});

test('a double click and a held Enter send once and end well', async ({ page }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const { form, service } = await openContact(page);
  const email = form.field('user_email');
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
      const { length } = service.received;
      service.answerWith(outcome === 'sent' ? 'ok' : outcome);
      await form.write();
      await send();
      await form.expectSaid(outcome);
      expect(service.received, way).toHaveLength(length + 1);
    }
    await form.send.click();
    await expect(page.getByText(texts.user_name.missing), 'it has just gone out').toHaveCount(0);
    await page.clock.setFixedTime(now + 1000);
    await form.send.click();
    await expect(form.field('user_name')).toHaveAccessibleDescription(texts.user_name.missing);
    await expect(form.field('user_name')).toBeFocused();
    await page.clock.setFixedTime(now);
  }

  // Safari marks the last key of a composition by its code.
  for (const ofComposition of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['F8', 'Enter', 'Escape']) {
      const isLeftAlone = await email.evaluate(
        (field, init) => field.dispatchEvent(new KeyboardEvent('keydown', init)),
        { key, ...ofComposition, repeat: true, bubbles: true, cancelable: true },
      );
      expect(isLeftAlone, `${key} in a word`).toBe(true);
    }
  }
  await expect(notices(page).saying(noticeTexts.sent.title), 'Esc was for the word').toBeVisible();
});

test('each refused field says why until a form filler has filled it', async ({ page }) => {
  const { form, service } = await openContact(page);
  const names = ['user_name', 'user_email', 'message'] as const;
  const fill = (event: string) =>
    page.evaluate(
      ([words, type]) => {
        for (const [name, value] of Object.entries(words)) {
          const field = document.querySelector(`[name=${name}]`);
          Object.assign(field ?? {}, { value });
          if (type) field?.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      [question, event] as const,
    );
  for (const event of ['change', '']) {
    await form.write({ ...nothing, message: ' \u200b\n' });
    await form.field('user_email').press('Enter');
    for (const name of names) {
      await expect(form.field(name)).toHaveAccessibleDescription(texts[name].missing);
    }
    await fill(event);
    if (!event) await form.send.click();
    for (const name of names) await expect(form.field(name)).toHaveAccessibleDescription('');
  }
  await form.expectSaid('sent');
  expect(service.received).toHaveLength(1);
});

test('a draft is kept over a link, Back and a reload, and nothing else but the scheme', async ({
  page,
  context,
}) => {
  const { form } = await openContact(page);
  await schemes(page).selectOption('dark');
  const stored = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((store) => Object.keys(store)));
  const expectKept = async (message: typeof question) => {
    await follow(page, 'team');
    await page.goBack();
    await form.expectToHold(message);
    await page.reload();
    await hydrated(page);
    await form.expectToHold(message);
  };
  await form.write();
  await expectKept(question);
  const ofScheme = /^northmere-(scheme|color-scheme-\w+)$/;
  expect((await stored()).filter((key) => !ofScheme.test(key))).toEqual(['contact-draft']);
  // As a form filler that fires no events.
  await form.message.evaluate((field: HTMLTextAreaElement) => (field.value = 'Filled in'));
  await expectKept({ ...question, message: 'Filled in' });
  await form.write(nothing);
  await expectKept(nothing);
  expect((await stored()).filter((key) => !ofScheme.test(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

const [first, second, third] = seminars as [Seminar, Seminar, Seminar];

/** Goes to the list, and from a card to the form. */
async function ask(page: Page, { title }: Seminar) {
  await barLink(page, 'seminars').click();
  await page.getByRole('link', { name: `${seminarsPage.card.ask} ${title}` }).click();
}

/** Back or Forward within a document; Playwright waits for a load where the page renames its entry meanwhile. */
async function go(page: Page, steps: number, url: RegExp) {
  await page.evaluate((way) => window.history.go(way), steps);
  await expect(page).toHaveURL(url);
}

/** What the page says that the message is about. */
const aboutOn = (page: Page) =>
  page.getByRole('list', { name: contactPage.about.label }).getByRole('heading');

/** What goes out about some seminars. */
const letter = (about: readonly Seminar[], words = question.message) =>
  [...about.map(aboutSeminar), '', words].join('\n').replaceAll('\n', '\r\n');

test('a message names the seminars whose cards led to it, and nothing else', async ({ page }) => {
  const { form, service } = await openContact(page);
  await ask(page, first);
  await expect(aboutOn(page)).toHaveText([first.title]);
  await expect(form.message).toHaveAccessibleDescription(text.fields.message.hints.open);
  await ask(page, second);
  await ask(page, third);
  await go(page, -1, /seminars$/);
  await go(page, 1, /seminar=/);
  await page.reload();
  await hydrated(page);
  await barLink(page, 'contact').click();
  await expect(aboutOn(page)).toHaveText([first.title, second.title, third.title]);

  await press(page, contactPage.about.remove(second.title));
  await expect(page.getByRole('heading', { name: text.heading })).toBeFocused();
  await go(page, -1, /seminar=/);
  await page.reload();
  await hydrated(page);
  await expect(aboutOn(page)).toHaveText([first.title, third.title]);

  await form.send.click();
  await expect(form.field('user_name')).toBeFocused();
  expect(service.received, 'nobody has written').toEqual([]);
  await form.write();
  service.answerWith('refused');
  await form.send.click();
  await form.expectSaid('refused');
  await expect(aboutOn(page)).toHaveText([first.title, third.title]);
  service.answerWith('ok');
  await form.send.click();
  await form.expectSaid('sent');
  expect(service.received.map(({ message }) => message)).toEqual([
    letter([first, third]),
    letter([first, third]),
  ]);
  await expect(aboutOn(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(aboutOn(page), 'it has gone out').toHaveCount(0);
  await expect(form.message).not.toHaveAccessibleDescription(text.fields.message.hints.open);
});

test('a seminar that is chosen while a message is on its way is of the next', async ({ page }) => {
  await page.clock.install();
  const { form, service } = await openContact(page);
  for (const [answer, isSlow] of [
    ['ok', false],
    ['ok', true],
    ['refused', false],
  ] as const) {
    await ask(page, first);
    await form.write();
    service.answerWith('silence');
    await form.send.click();
    await ask(page, second);
    if (isSlow) await page.clock.fastForward(15_000);
    await expect(form.status).toContainText(text.status[isSlow ? 'waiting' : 'sending']);
    await expect(aboutOn(page)).toHaveText([first.title]);
    await expect(form.message).not.toBeEditable();
    await service.answerLate(answer);
    await expect(form.status).toContainText(text.status[answer === 'ok' ? 'sent' : answer]);
    const left = answer === 'ok' ? [second] : [first, second];
    await expect(aboutOn(page), answer).toHaveText(left.map(({ title }) => title));
    expect(service.received.at(-1)?.message).toBe(letter([first]));
    for (const { title } of left) await press(page, contactPage.about.remove(title));
    await expect(form.status, 'of another message').toBeEmpty();
  }
});

test('an address of another season says so, and a link chosen before hydration counts', async ({
  page,
}) => {
  const { form, service } = await openContact(page);
  await open(page, `${contactPath}?seminar=last-season`);
  await expect(form.form.getByText(contactPage.about.gone)).toBeVisible();
  const scripts = await hold(page);
  await page.goto(`${contactPath}?seminar=${first.slug}`);
  await form.write();
  await form.send.click();
  await scripts.release();
  await form.expectSaid('sent');
  expect(service.received[0]?.message).toBe(letter([first]));
});

test('what a message is about finds its room reserved', async ({ page }) => {
  const longest = seminars.toSorted((a, b) => b.title.length - a.title.length)[0] as Seminar;
  const places = () =>
    page
      .getByRole('form')
      .getByRole('textbox')
      .evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)),
      );
  for (const [screen, size] of Object.entries(screens)) {
    for (const query of ['?seminar=last-season', `?seminar=${longest.slug}`, '']) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      const scripts = await hold(page);
      await page.goto(`${contactPath}${query}#${formHeadingId}`);
      const reserved = await places();
      await scripts.release();
      await expect(
        contactForm(page).form.getByText(
          contactPage.about[query.includes('last') ? 'gone' : 'label'],
        ),
      ).toBeInViewport({ ratio: 1 });
      // The message gives its room to the hint.
      expect((await places())[0], `${screen} ${query}`).toBe(reserved[0]);
    }
    // Where no form keeps its draft.
    await page.goto('/team');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('reasons and outcome move nothing beside the form', async ({ page }) => {
  await page.setViewportSize(screens.desktop);
  const { form, service } = await openContact(page);
  service.answerWith('refused');
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

test('on a phone the keyboard leaves after Go, and the ways out are in sight', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  const { form, service } = await openContact(page);
  service.answerWith('refused');
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
