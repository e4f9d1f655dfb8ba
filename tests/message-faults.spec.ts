import { expect, type Page, test } from '@playwright/test';
import { attributes, contactKey } from '../src/boot/contract';
import { answerTimeLimit } from '../src/contact/limits';
import { messageSizeLimit } from '../src/contact/mailService.mjs';
import { type ContactMessage, emptyMessage, sizeOf } from '../src/contact/message';
import { company } from '../src/content/company';
import { layoutText } from '../src/content/layout';
import { noticeTexts } from '../src/content/notices';
import { routeOf } from '../src/routes';
import { screens } from '../src/theme/tokens';
import { contactForm, question, said, sender, text } from './support/contactForm';
import { copyTab } from './support/copyTab';
import { headings } from './support/headings';
import { holdRequests } from './support/holdRequests';
import { holdScripts } from './support/holdScripts';
import { followToLostPage, losePage } from './support/lostPage';
import { answerRequest, mailService, serviceRequests } from './support/mailService';
import { skipIfNotInFirefox } from './support/notInFirefox';
import { waitForHydration } from './support/openPage';
import { saveData } from './support/saveData';
import { configuredSiteUrl } from './support/sites';
import { stores } from './support/stores';

/** What may not happen to a message: one row for each fault that was found, with its steps. */

test.use({ baseURL: configuredSiteUrl });

const contact = routeOf('contact').path;

/** A visitor on the contact page, whose scripts wait until they are let go. */
async function visit(page: Page) {
  const service = await mailService(page);
  const scripts = await holdScripts(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  return {
    page,
    service,
    dialogs,
    form: contactForm(page),
    letGo: scripts.letGo,
    lose: scripts.lose,
  };
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** Opens the page, whose scripts do not arrive yet. */
async function openEarly({ page }: Visit) {
  await page.goto(contact, { waitUntil: 'domcontentloaded' });
}

/** Opens the page and waits until it is alive. */
async function openAlive({ page, letGo }: Visit) {
  letGo();
  await page.goto(contact);
  await waitForHydration(page);
}

/** Writes a message and presses Send before the page is alive. */
async function sendEarly(one: Visit) {
  await openEarly(one);
  await one.form.write(question);
  await one.form.send.click();
  await expect(one.page.getByText(said.waiting)).toBeInViewport({ ratio: 1 });
}

/** Writes a message in a tab that is alive and copies the tab, which holds the same words. */
async function writeInTwoTabs(one: Visit) {
  await openAlive(one);
  await one.form.write(question);
  const copy = await duplicate(one.page);
  const service = await mailService(copy);
  const form = contactForm(copy);
  await copy.reload();
  await waitForHydration(copy);
  await form.expectToHold(question);
  return { form, service };
}

/** The message has gone out once, to the letter. */
async function expectSentOnce({ service }: Visit, message: Partial<ContactMessage> = question) {
  await expect.poll(() => service.received).toHaveLength(1);
  const [fields = {}] = service.received;
  // Firefox over WebDriver BiDi does not tell the body of a request.
  if (Object.keys(fields).length > 0) expect(fields).toMatchObject(message);
}

const notice = (page: Page) =>
  contactForm(page).notices.getByText(noticeTexts.sent.title, { exact: true });

const otherWays = (page: Page) =>
  page
    .getByRole('form')
    .getByRole('alert')
    .getByRole('link', { name: new RegExp(`${company.supportEmail}|^Call`) });

const barLink = (page: Page, key: 'team' | 'contact') =>
  page.getByRole('banner').getByRole('link', { name: routeOf(key).name, exact: true });

async function expectMissingToBeSaid({ page, form }: Visit) {
  await expect(page.locator(`html[${attributes.scripts}="failed"]`)).toBeAttached();
  await expect(page.getByText(said.missing)).toBeInViewport({ ratio: 1 });
  await expect(otherWays(page)).toHaveCount(2);
  for (const link of await otherWays(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
  await form.expectToHold(question);
}

const faults: Record<string, (one: Visit) => Promise<void>> = {
  '1: Enter while Message is empty sends nothing, and the browser says so at once': async (one) => {
    const { page, form, letGo, service } = one;
    await openEarly(one);
    await form.write(sender);
    await form.email.press('Enter');
    await expect(form.message).toBeFocused();
    await page.keyboard.type('We would like to book a semin');
    letGo();
    await waitForHydration(page);
    await expect(form.message).toBeFocused();
    await page.keyboard.type('ar for forty people.');
    await expect(form.message).toHaveValue('We would like to book a seminar for forty people.');
    expect(service.received).toEqual([]);
    await form.send.click();
    await expectSentOnce(one, { message: 'We would like to book a seminar for forty people.' });
  },
  '2: an early Send, and the scripts are missing: said in sight, with other ways': async (one) => {
    await sendEarly(one);
    one.lose();
    await expectMissingToBeSaid(one);
    expect(one.service.received).toEqual([]);
  },
  '2: the same, and a reload finds them: it is sent': async (one) => {
    const { page } = one;
    await sendEarly(one);
    one.lose();
    await expectMissingToBeSaid(one);
    one.letGo();
    await page.reload();
    await expectSentOnce(one);
    await one.form.expectSent();
  },
  '3: an early Send, then a link: the next page sends it and says so': async (one) => {
    const { page, dialogs, letGo } = one;
    await sendEarly(one);
    await barLink(page, 'team').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.team);
    await expect(page.getByText(layoutText.messageLine.unsent)).toBeVisible();
    expect(dialogs).toEqual([]);
    letGo();
    await expectSentOnce(one);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(layoutText.messageLine.unsent)).toBeHidden();
    await barLink(page, 'contact').click();
    await expect(one.form.status).toHaveText(said.sent);
    await one.form.expectToHold(emptyMessage);
  },
  '3: an early Send, then a reload: it is sent': async (one) => {
    await sendEarly(one);
    await one.page.reload({ waitUntil: 'domcontentloaded' });
    await expect(one.page.getByText(said.waiting)).toBeInViewport();
    one.letGo();
    await expectSentOnce(one);
    await one.form.expectSent();
  },
  '3: an early Send, then another page and Back: it is sent once': async (one) => {
    const { page, letGo } = one;
    await sendEarly(one);
    await barLink(page, 'team').click();
    await expect(page).toHaveURL(routeOf('team').path);
    await page.goBack({ waitUntil: 'domcontentloaded' });
    letGo();
    await expect.poll(() => one.service.received.length).toBe(1);
    await expect(one.form.status).toHaveText(said.sent);
    await one.form.expectToHold(emptyMessage);
  },
  '3: an early Send, then the tab is closed: the browser asks': async (one) => {
    await sendEarly(one);
    const closed = one.page.waitForEvent('close');
    await one.page.close({ runBeforeUnload: true });
    await closed;
    expect(one.dialogs).toEqual(['beforeunload']);
  },
  '3: where nothing can be stored, leaving with an early Send asks': async (one) => {
    await one.page.addInitScript(stores.blocked);
    await sendEarly(one);
    await barLink(one.page, 'team').click();
    await expect.poll(() => one.dialogs).toEqual(['beforeunload']);
  },
  '4: an early Send at the lower edge: its line is in sight, after 15 s also other ways': async (
    one,
  ) => {
    const { page, form, letGo } = one;
    await page.setViewportSize(screens.phone);
    await page.clock.install();
    await openEarly(one);
    await form.write(question);
    await form.send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await form.send.click();
    await expect(page.getByText(said.waiting)).toBeInViewport({ ratio: 1 });
    await expect(otherWays(page)).toHaveCount(0);
    await page.clock.fastForward(15_000);
    await expect(page.getByText(said.slow)).toBeInViewport({ ratio: 1 });
    await expect(otherWays(page)).toHaveCount(2);
    for (const link of await otherWays(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
    letGo();
    await expectSentOnce(one);
  },
  '5: an early Send, then the form is made invalid: sent as it was': async (one) => {
    const { form, letGo } = one;
    await sendEarly(one);
    await form.write({ user_email: 'ada' });
    await form.email.focus();
    letGo();
    await expectSentOnce(one);
    await expect(form.status).toHaveText(said.sentEarlier);
    await form.expectToHold({ ...question, user_email: 'ada' });
    await expect(form.email).toBeFocused();
  },
  '6: an early Send in a tab that is duplicated: one of the two sends': async (one) => {
    const { page, letGo, service } = one;
    await sendEarly(one);
    const copy = await duplicate(page);
    const copyService = await mailService(copy);
    letGo();
    await copy.reload();
    await expect
      .poll(() => service.received.length + copyService.received.length, { timeout: 10_000 })
      .toBe(1);
    await waitForHydration(copy);
    await waitForHydration(page);
    for (const tab of [page, copy]) {
      await expect(contactForm(tab).status).toHaveText(
        new RegExp(`^(${said.sent}|${said.elsewhere})$`.replaceAll('.', '\\.')),
      );
    }
    expect(service.received.length + copyService.received.length).toBe(1);
  },
  '6: words that another tab has sent are not sent again unasked': async (one) => {
    const { form, service } = one;
    const copy = await writeInTwoTabs(one);
    await form.send.click();
    await form.expectSent();
    await copy.form.send.click();
    await expect(copy.form.status).toHaveText(said.mayRepeat);
    expect(service.received.length + copy.service.received.length).toBe(1);
  },
  '6: words that were refused in another tab are sent without a question': async (one) => {
    const { form, service } = one;
    service.answerWith('broken');
    const copy = await writeInTwoTabs(one);
    await form.send.click();
    await expect(form.status).toContainText(said.failed);
    await copy.form.send.click();
    await copy.form.expectSent();
    expect(copy.service.received).toHaveLength(1);
  },
  'a refusal is still said after a reload': async (one) => {
    const { page, form, service } = one;
    service.answerWith('broken');
    await openAlive(one);
    await form.write(question);
    await form.send.click();
    await expect(form.status).toContainText(said.failed);
    await page.reload();
    await waitForHydration(page);
    await expect(form.status).toContainText(said.failed);
    await form.expectToHold(question);
  },
  'an early Send of more than ten minutes ago asks first': async (one) => {
    const { page, form, letGo, service } = one;
    await sendEarly(one);
    await ageRequest(page, 11 * 60_000);
    await page.reload({ waitUntil: 'domcontentloaded' });
    letGo();
    await expect(form.status).toHaveText(said.delayed);
    expect(service.received).toEqual([]);
    await form.message.fill('Something else');
    await page.getByRole('button', { name: text.confirm.delayed }).click();
    await expectSentOnce(one);
    await expect(form.status).toHaveText(said.sentEarlier);
  },
  'an early Send that a neighbor on the origin has written asks first': async (one) => {
    const { page, form, letGo, service } = one;
    letGo();
    await page.goto('/og.jpg');
    await page.evaluate(
      ([key, message]) => {
        const requested = { message, at: Date.now(), from: 'site', honeypotFilled: false };
        sessionStorage.setItem(key, JSON.stringify({ draft: message, requested }));
      },
      [contactKey, question] as const,
    );
    await page.goto(contact, { referer: 'https://neighbor.example/' });
    await expect(form.status).toHaveText(said.delayed);
    expect(service.received).toEqual([]);
  },
  // A row each: Firefox asks which program is to open the first link, and takes no click meanwhile.
  ...Object.fromEntries(
    Object.entries({ mail: text.mailInstead, phone: text.callInstead(company.phone) }).map(
      ([kind, name]) => [
        `10: a ${kind} link raises no question while a message is on its way`,
        async (one: Visit) => {
          const { page, dialogs, form, service } = one;
          await page.clock.install();
          await openAlive(one);
          service.answerWith('silence');
          await form.write(question);
          await form.send.click();
          await expect(form.status).toHaveText(said.sending);
          await page.clock.fastForward(answerTimeLimit);
          await expect(form.status).toHaveText(said.noAnswer);
          await page.getByRole('link', { name }).click();
          await expect(form.status).toHaveText(said.noAnswer);
          expect(dialogs).toEqual([]);
        },
      ],
    ),
  ),
  '11: a blocked service keeps its reason, however often Send is pressed': async (one) => {
    const { page, form } = one;
    await openAlive(one);
    await page.route(serviceRequests, (route) => route.abort('blockedbyclient'));
    await form.write(question);
    await form.send.click();
    await expect(form.status).toHaveText(said.connectionFailed);
    for (const _ of [1, 2, 3]) {
      await form.send.click();
      await expect(form.status).toContainText(text.status.connectionFailed);
    }
    await page.reload();
    await expect(form.status).toHaveText(said.connectionFailed);
  },
  '12: a second tap after a quick answer says nothing is missing': async (one) => {
    const { page, form } = one;
    await openAlive(one);
    await form.write(question);
    // The second tap comes as soon as the form is empty; to a browser it is a click like the first.
    await form.send.evaluate((button: HTMLButtonElement) => {
      const observer = new MutationObserver(() => {
        if (button.form?.querySelector('textarea')?.value) return;
        observer.disconnect();
        button.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
        );
      });
      observer.observe(button.form as HTMLFormElement, { childList: true, subtree: true });
      button.click();
    });
    await expect(form.status).toHaveText(said.sent);
    await expect(page.getByText(text.fields.user_name.missing)).toHaveCount(0);
    await form.expectToHold(emptyMessage);
    await expectSentOnce(one);
  },
  '12: Enter that is held down is one press': async (one) => {
    const { page, form, service } = one;
    await openAlive(one);
    service.answerWith('refused');
    await form.write(question);
    await form.email.focus();
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await page.keyboard.down('Enter');
      await expect(form.status).toHaveText(said.failed);
    }
    await page.keyboard.up('Enter');
    expect(service.received).toHaveLength(1);
  },
  '13: a late answer says which message it means': async (one) => {
    const { page, form } = one;
    await page.clock.install();
    await openAlive(one);
    const answers: (() => void)[] = [];
    await page.route(serviceRequests, async (route) => {
      const second = answers.length > 0;
      await new Promise<void>((resolve) => answers.push(resolve));
      await answerRequest(route, second ? 'refused' : 'ok');
    });
    await form.write(question);
    await form.send.click();
    await expect.poll(() => answers.length).toBe(1);
    await page.clock.fastForward(answerTimeLimit);
    await expect(form.status).toHaveText(said.noAnswer);
    await form.write({ ...question, message: 'Another message' });
    await form.send.click();
    await expect.poll(() => answers.length).toBe(2);
    answers[0]?.();
    await expect(form.status).toContainText(text.earlierSent(question.message));
    await expect(form.status).toContainText(said.sending);
    answers[1]?.();
    await expect(form.status).toContainText(said.failed);
    await expect(form.status).toContainText(text.earlierSent(question.message));
  },
  '14: the limit is named in what it counts, and the mail link stays short': async (one) => {
    const { page, form } = one;
    const context = page.context();
    // A press is permission enough where there is a window.
    if (context.browser()?.browserType().name() === 'chromium') {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    }
    await openAlive(one);
    const long = { ...question, message: 'セ'.repeat(17_000) };
    await form.write(long);
    await expect(form.status).toHaveText(said.tooLong(sizeOf(long), messageSizeLimit));
    const mail = page.getByRole('link', { name: text.mailInstead });
    expect((await mail.getAttribute('href'))?.length).toBeLessThanOrEqual(1800);
    await page.getByRole('button', { name: text.copy }).click();
    await expect(page.getByRole('button', { name: text.copied })).toBeVisible();
    await form.name.clear();
    await form.name.press('Control+V');
    await expect(form.name).toHaveValue(long.message);
  },
  '18: deleted words are not claimed to be kept': async (one) => {
    const { page, form, service } = one;
    await openAlive(one);
    service.answerWith('broken');
    await form.write(question);
    await form.send.click();
    await expect(form.status).toHaveText(said.failed);
    await form.write(emptyMessage);
    await expect(form.status).toHaveText(text.status.failed);
    const mail = page.getByRole('link', { name: text.mailInstead });
    await expect(mail).toHaveAttribute('href', `mailto:${company.supportEmail}`);
  },
  '19: the address that will be answered is shown, whole at 320 px': async (one) => {
    const { page, form } = one;
    await page.setViewportSize(screens.small);
    await openAlive(one);
    const user_email = 'ada.byron.of.analytical.engines@department.of.engines.example.com';
    await form.write({ ...question, user_email });
    await form.send.click();
    const address = form.status.getByText(user_email);
    await expect(address).toBeVisible();
    await expect(address).toHaveAttribute('translate', 'no');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  },
  '28: news that a reload for a missing script cuts off is told on the next page': async (one) => {
    const { page, form } = one;
    await saveData(page);
    await openAlive(one);
    await losePage(page);
    const answer = await holdRequests(page, serviceRequests);
    await form.write(question);
    await form.send.click();
    await expect(form.status).toHaveText(said.sending);
    await followToLostPage(page);
    await expect(page).toHaveURL(contact);
    const loaded = page.waitForEvent('load');
    answer();
    await loaded;
    await expect(page.getByText(layoutText.messageLine.sent)).toBeVisible();
    await barLink(page, 'contact').click();
    await expect(form.status).toHaveText(said.sent);
  },
};

/** Opens a copy of a tab. */
const duplicate = async (page: Page) => copyTab(page, await page.context().newPage(), contact);

async function ageRequest(page: Page, by: number) {
  await page.evaluate(
    ([key, age]) => {
      const record = JSON.parse(sessionStorage.getItem(key) ?? '');
      record.requested.at -= age;
      sessionStorage.setItem(key, JSON.stringify(record));
    },
    [contactKey, by] as const,
  );
}

for (const [fault, steps] of Object.entries(faults)) {
  test(fault, async ({ page, browserName }) => {
    skipIfNotInFirefox(fault, browserName);
    await steps(await visit(page));
  });
}
