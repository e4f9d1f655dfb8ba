import { expect, type Page } from '@playwright/test';
import { contactKey } from '../../src/boot/contract';
import type { ContactMessage } from '../../src/contact/message';
import { routeOf } from '../../src/routes';
import { contactForm, text } from './contactForm';
import { copyTab } from './copyTab';
import { holdScripts } from './holdScripts';
import { answerRequest, serviceRequests } from './mailService';
import { waitForHydration } from './openPage';
import { letIn, strangers } from './strangers';

const contact = routeOf('contact').path;

/** A visitor who writes one message, while things happen to them. */
export interface Visit {
  page: Page;
  form: ReturnType<typeof contactForm>;
  message: ContactMessage;
  /** Whether the tab's store keeps what is written into it. */
  keeps: boolean;
  /** Requests that the service has got of this message. */
  requests: () => number;
  /** Notes words that Send was pressed with: nothing else may go out. */
  press: (message: ContactMessage) => void;
  /** Notes that an early Send has been promised. */
  promise: (message: ContactMessage) => void;
  /** Notes that the visitor was asked before the same words were sent again. */
  warn: () => void;
  /** Nobody hears the answers to the requests so far. */
  loseAnswers: () => void;
  /** Opens another tab of the same browser. */
  newTab: () => Promise<Page>;
}

/** What happens; returns the page that the visitor sees in the end, or nothing if the tab is closed. */
export type Steps = (visit: Visit) => Promise<Page | undefined>;

export async function openEarly({ page }: Visit, address: string = contact) {
  const scripts = await holdScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return scripts;
}

export async function openAlive({ page }: Visit, address: string = contact) {
  await page.goto(address);
  await waitForHydration(page);
}

export async function write(visit: Visit) {
  await visit.form.write(visit.message);
}

/** Writes and presses Send while the scripts are held. */
async function sendEarly(visit: Visit) {
  const scripts = await openEarly(visit);
  await write(visit);
  visit.press(visit.message);
  visit.promise(visit.message);
  await visit.form.send.click();
  return scripts;
}

/** Writes and presses Send on a page that is alive, and waits for the request. */
export async function send(visit: Visit) {
  await openAlive(visit);
  await write(visit);
  visit.press(visit.message);
  await visit.form.send.click();
  await expect.poll(visit.requests).toBeGreaterThan(0);
}

async function typeOn({ form, page }: Visit, more = ' PS') {
  await form.message.press('Control+End');
  await page.keyboard.type(more);
}

async function stay(visit: Visit, strange?: () => Promise<unknown>) {
  await strange?.();
  await send(visit);
  return visit.page;
}

/** Opens a copy of the tab. */
const reopen = async ({ page, newTab }: Visit) => copyTab(page, await newTab(), contact);

/** Closes the tab. Asked whether to leave, a visitor whose words are kept leaves; others stay. */
async function close({ page, keeps }: Visit) {
  const closed = page.waitForEvent('close').catch(() => undefined);
  const asked = page.waitForEvent('dialog').catch(() => undefined);
  await page.close({ runBeforeUnload: true });
  await Promise.race([closed, asked]);
  if (keeps) await closed;
}

/** Where nothing is kept, the question before leaving keeps the visitor on the page. */
export async function leave(visit: Visit, go: () => Promise<unknown>) {
  if (visit.keeps) {
    await go();
    return;
  }
  const asked = visit.page.waitForEvent('dialog');
  // A reload that is called off never comes to its end.
  go().catch(() => undefined);
  await asked;
}

export const barLink = (page: Page, key: 'team' | 'contact' | 'seminars') =>
  page.getByRole('banner').getByRole('link', { name: routeOf(key).name, exact: true });

async function comeBack(page: Page) {
  if (new URL(page.url()).pathname !== contact) await barLink(page, 'contact').click();
  await waitForHydration(page);
  return page;
}

export const messageFaults: Record<string, Steps> = {
  nothing: (visit) => stay(visit),
  'closing while sending': async (visit) => {
    await send(visit);
    if (visit.keeps) {
      const copy = await reopen(visit);
      visit.loseAnswers();
      await close(visit);
      await copy.reload();
      return comeBack(copy);
    }
    await close(visit);
    return visit.page.isClosed() ? undefined : visit.page;
  },
  'reloading while sending': async (visit) => {
    await send(visit);
    if (visit.keeps) {
      visit.loseAnswers();
      await visit.page.reload();
      await waitForHydration(visit.page);
    }
    return visit.page;
  },
  'leaving for another page while sending': async (visit) => {
    await send(visit);
    await barLink(visit.page, 'team').click();
    await expect(visit.page).toHaveURL(routeOf('team').path);
    await barLink(visit.page, 'contact').click();
    return visit.page;
  },
  'a translator': (visit) =>
    stay(visit, () => letIn(visit.page, strangers['a translator wraps every text'], 'before')),
  'an extension in the form': (visit) =>
    stay(visit, () => letIn(visit.page, strangers['an icon stands after each field'], 'before')),
  'an extension in the honeypot': async (visit) => {
    const { page, form } = visit;
    await openAlive(visit);
    await write(visit);
    await page.locator('input[name="subject"]').evaluate((field: HTMLInputElement) => {
      field.value = 'Filled in';
    });
    visit.press(visit.message);
    await form.send.click();
    await page.getByRole('button', { name: text.confirm.looksAutomatic }).click();
    await expect.poll(visit.requests).toBeGreaterThan(0);
    return page;
  },
  'wrongly offline': (visit) =>
    stay(visit, () =>
      visit.page.addInitScript(() =>
        Object.defineProperty(navigator, 'onLine', { get: () => false }),
      ),
    ),
  'a double click': async (visit) => {
    await openAlive(visit);
    await write(visit);
    visit.press(visit.message);
    await visit.form.send.dblclick();
    await expect.poll(visit.requests).toBeGreaterThan(0);
    return visit.page;
  },
  'a held Enter': async (visit) => {
    await openAlive(visit);
    await write(visit);
    visit.press(visit.message);
    await visit.form.email.focus();
    for (let times = 0; times < 8; times += 1) await visit.page.keyboard.down('Enter');
    await visit.page.keyboard.up('Enter');
    await expect.poll(visit.requests).toBeGreaterThan(0);
    return visit.page;
  },
  'a script of an older release': async (visit) => {
    const { page } = visit;
    let isOld = true;
    await page.route(/\/contact$/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const old = html.replaceAll('/assets/vendor-', '/assets/vendor-old-');
      await route.fulfill({ response, body: isOld ? old : html });
      isOld = false;
    });
    const { letGo } = await sendEarly(visit);
    await typeOn(visit);
    letGo();
    return page;
  },
  'a script that is missing': async (visit) => {
    const { page } = visit;
    await page.route('**/assets/ContactPage-*.js', (route) => route.abort());
    await page.goto(contact, { waitUntil: 'commit' });
    await write(visit);
    await expect(page.locator('html[data-scripts]')).toBeAttached();
    return page;
  },
  'an early Send': async (visit) => {
    const { letGo } = await sendEarly(visit);
    letGo();
    return visit.page;
  },
  'an early Send, then typed on': async (visit) => {
    const { letGo } = await sendEarly(visit);
    await typeOn(visit);
    letGo();
    return visit.page;
  },
  'an early Send of half a form, then typed on': async (visit) => {
    const { page, form, message } = visit;
    const { letGo } = await openEarly(visit);
    const { message: words, ...sender } = message;
    await form.write(sender);
    await form.email.press('Enter');
    await form.message.pressSequentially(words.slice(0, 12));
    letGo();
    await waitForHydration(page);
    await form.message.pressSequentially(words.slice(12));
    expect(visit.requests()).toBe(0);
    visit.press(message);
    await form.send.click();
    await expect.poll(visit.requests).toBeGreaterThan(0);
    return page;
  },
  'an early Send, then made invalid': async (visit) => {
    const { letGo } = await sendEarly(visit);
    await visit.form.write({ user_email: 'ada' });
    letGo();
    return visit.page;
  },
  'an early Send, then a link': async (visit) => {
    const { page } = visit;
    const { letGo } = await sendEarly(visit);
    await leave(visit, () => barLink(page, 'team').click());
    letGo();
    if (visit.keeps) {
      await expect(page).toHaveURL(routeOf('team').path);
      await expect.poll(visit.requests).toBeGreaterThan(0);
    }
    return comeBack(page);
  },
  'an early Send, then a reload': async (visit) => {
    const { page } = visit;
    const { letGo } = await sendEarly(visit);
    await leave(visit, () => page.reload({ waitUntil: 'commit' }));
    letGo();
    return page;
  },
  'an early Send, then the tab closed': async (visit) => {
    const { letGo } = await sendEarly(visit);
    if (!visit.keeps) {
      await close(visit);
      letGo();
      return visit.page;
    }
    const copy = await reopen(visit);
    await close(visit);
    await copy.reload();
    return comeBack(copy);
  },
  'an early Send, then the scripts are missing': async (visit) => {
    const { page } = visit;
    const { lose, letGo } = await sendEarly(visit);
    lose();
    await expect(page.getByText(text.status.missing)).toBeInViewport();
    if (!visit.keeps) return page;
    letGo();
    await page.reload();
    return page;
  },
  'an early Send, then the scripts are slow': async (visit) => {
    const { page } = visit;
    await page.clock.install();
    const { letGo } = await sendEarly(visit);
    await page.clock.fastForward(15_000);
    await expect(page.getByText(text.status.slow)).toBeInViewport();
    letGo();
    return page;
  },
  'a duplicated tab with an early Send': async (visit) => {
    const { page, keeps } = visit;
    const { letGo } = await sendEarly(visit);
    if (!keeps) {
      letGo();
      return page;
    }
    const copy = await reopen(visit);
    letGo();
    await Promise.all([copy.reload(), waitForHydration(page)]);
    await waitForHydration(copy);
    await expect.poll(visit.requests).toBeGreaterThan(0);
    const said = contactForm(copy).status;
    await expect(said).not.toHaveText(text.status.sending);
    // One of the two has sent it; the visitor goes on in that one.
    const isElsewhere = await said
      .innerText()
      .then((words) => words.includes(text.status.elsewhere));
    await (isElsewhere ? copy : page).close();
    return isElsewhere ? page : copy;
  },
  'a blocked service': async (visit) => {
    const { page, form } = visit;
    await openAlive(visit);
    await page.route(serviceRequests, (route) => route.abort('blockedbyclient'));
    await write(visit);
    visit.press(visit.message);
    await form.send.click();
    for (let times = 0; times < 3; times += 1) {
      await expect(form.status).toContainText(text.status.connectionFailed);
      await form.send.click();
    }
    await expect(form.status).toContainText(text.status.connectionFailed);
    await page.unroute(serviceRequests);
    visit.warn();
    await page.getByRole('button', { name: text.confirm.mayRepeatFailed }).click();
    await expect.poll(visit.requests).toBeGreaterThan(0);
    return page;
  },
  'a late answer of an earlier message': async (visit) => {
    const { page, form, message } = visit;
    await page.clock.install();
    await openAlive(visit);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isFirst = true;
    await page.route(serviceRequests, async (route) => {
      if (!isFirst) return route.fallback();
      isFirst = false;
      await held;
      return answerRequest(route);
    });
    const earlier = { ...message, message: 'An earlier message' };
    await form.write(earlier);
    visit.press(earlier);
    await form.send.click();
    await expect.poll(() => isFirst).toBe(false);
    await page.clock.fastForward(15_000);
    await expect(form.status).toContainText(text.status.noAnswer);
    await write(visit);
    visit.press(message);
    await form.send.click();
    await expect.poll(visit.requests).toBeGreaterThan(0);
    answer();
    await expect(form.status).toContainText(text.earlierSent(earlier.message));
    return page;
  },
};

/** The message in the tab's store, if it can be read. */
export function keptWords(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const memory = window.memoryStore?.[key];
    try {
      return memory ?? sessionStorage.getItem(key) ?? '';
    } catch {
      return memory ?? '';
    }
  }, contactKey);
}
