import type { Page, Route } from '@playwright/test';
import { mailOrigin } from '../../../src/contact/mailService.mjs';
import { noticeTexts } from '../../../src/content/notices';
import { routeOf } from '../../../src/routes';
import { browserArgs, findBrowser } from '../../../tools/browser.mjs';
import { contactForm, contactPath, question, text } from '../../support/contactForm';
import { hold } from '../../support/hold';
import { fieldsOf } from '../../support/mail';
import { expect, hydrated, test } from '../../support/test';
import { allLoaded, barLink, heading, notices } from '../../support/visit';

/*
 * One message through what networks, browsers and visitors do to it. At any moment "sent" is said only after the
 * service has accepted the words, "not sent" only where it has not, and words that have not arrived are in the form.
 */

const said = text.status;
const notSent = [said.refused, said.tooLarge, said.busy];

/** What the service does with a request, and whether its answer comes. */
type Way = 'accept' | 'refuse' | 'break' | 'accept, cut' | 'cut' | 'accept, silence' | 'silence';

/** A visitor with one message, and the service that gets it. */
async function visitOf(page: Page) {
  const accepted: unknown[] = [];
  const lies: string[] = [];
  const silent: Route[] = [];
  let requests = 0;
  let ways: Way[] = ['accept'];
  const context = page.context();

  const take = async (route: Route, way: Way) => {
    if (way.startsWith('accept')) accepted.push((await fieldsOf(route.request())).message);
    if (way.endsWith('silence')) return silent.push(route);
    if (way.endsWith('cut')) return route.abort('connectionreset');
    const status = { accept: 200, refuse: 400 }[way as string] ?? 503;
    return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } });
  };
  await context.route(`${mailOrigin}/**`, async (route) => {
    requests += 1;
    await take(route, (ways.length > 1 ? ways.shift() : ways[0]) ?? 'accept');
  });
  await context.exposeFunction('judge', (heard: string, words: string) => {
    const hasArrived = accepted.includes(words.replaceAll('\n', '\r\n'));
    const isSent = heard.includes(said.sent) || heard.includes(noticeTexts.sent.title);
    if (isSent && accepted.length === 0) lies.push(heard);
    if (hasArrived && notSent.some((one) => heard.includes(one))) lies.push(heard);
  });
  await context.addInitScript(() => {
    let last = '';
    new MutationObserver(() => {
      const parts = document.querySelectorAll('[role=status], section:has(> [role=status])');
      const heard = [...parts].map(({ textContent }) => textContent).join(' ');
      const words = document.querySelector('textarea')?.value ?? '';
      if (heard !== last) Reflect.get(window, 'judge')(heard, words);
      last = heard;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  // Whoever is asked before leaving leaves.
  page.on('dialog', (dialog) => dialog.accept());
  await page.clock.install();
  const scripts = await hold(page);
  await page.goto(contactPath);
  const form = contactForm(page);
  await form.write();
  return {
    page,
    form,
    lies,
    requests: () => requests,
    expectSaid: (status: keyof typeof said) => expect(form.status).toContainText(said[status]),
    async comeAlive() {
      scripts.letGo();
      await hydrated(page);
    },
    /** What the service does with the next requests; the last way is that of all that follow. */
    will: (...next: Way[]) => {
      ways = next;
    },
    /** The answer to the first request that has waited for it, or to the last. */
    async answerLate(way: Way, place = 0) {
      const [route] = silent.splice(place, 1);
      if (route) await take(route, way);
    },
    /** Presses Send, until the request is on its way. */
    async send() {
      const before = requests;
      await form.send.click();
      await expect.poll(() => requests).toBe(before + 1);
    },
    async waitInVain() {
      await page.clock.fastForward(15_000);
      await expect(form.status).toContainText(said.waiting);
    },
    async openTeam() {
      await barLink(page, 'team').click();
      await expect(heading(page, 'team')).toBeVisible();
    },
    /** Another tab that is a copy of this one. */
    async duplicate() {
      const copy = context.waitForEvent('page');
      await page.evaluate(() => window.open(window.location.href));
      return copy;
    },
    /** An end of most stories: the words are still in the form, and go out. */
    async sendAgain(on = form) {
      await on.expectToHold();
      ways = ['accept'];
      await on.send.click();
      await expect(on.status).toContainText(said.sent);
      await on.expectEmpty();
    },
  };
}

type Visit = Awaited<ReturnType<typeof visitOf>>;

/** What happens to a message on a page that is alive. */
const stories: Record<string, (visit: Visit) => Promise<void>> = {
  'accepted in silence, and the page is loaded again': async (visit) => {
    visit.will('accept, silence');
    await visit.send();
    await visit.page.reload();
    await hydrated(visit.page);
    await visit.sendAgain();
  },
  'accepted, the answer cut, and a second try refused': async (visit) => {
    visit.will('accept, cut', 'refuse');
    await visit.send();
    await visit.expectSaid('uncertain');
    await visit.send();
    await visit.expectSaid('uncertain');
    await visit.sendAgain();
  },
  'cut, while the browser says that it is offline': async (visit) => {
    await visit.page.context().setOffline(true);
    visit.will('cut');
    await visit.send();
    await visit.expectSaid('uncertain');
    await visit.page.context().setOffline(false);
    await visit.sendAgain();
  },
  'a service that breaks': async (visit) => {
    visit.will('break');
    await visit.send();
    await visit.expectSaid('refused');
    await visit.sendAgain();
  },
  'refused late, on another page': async (visit) => {
    visit.will('silence');
    await visit.send();
    await visit.openTeam();
    await visit.answerLate('refuse');
    await expect(notices(visit.page).saying(noticeTexts.sendFailed.text)).toBeVisible();
    await barLink(visit.page, 'contact').click();
    await visit.expectSaid('refused');
    await visit.sendAgain();
  },
  'accepted late, after Back and Forward': async (visit) => {
    await visit.openTeam();
    await visit.page.goBack();
    visit.will('silence');
    await visit.send();
    await visit.page.goForward();
    await visit.page.goBack();
    await visit.expectSaid('sending');
    await visit.answerLate('accept');
    await visit.expectSaid('sent');
    await visit.form.expectEmpty();
  },
  'two tries in silence, the second answered first': async (visit) => {
    visit.will('silence');
    await visit.send();
    await visit.waitInVain();
    await visit.send();
    await visit.waitInVain();
    await visit.answerLate('accept', 1);
    await visit.expectSaid('sent');
    await visit.answerLate('refuse');
    await visit.form.expectEmpty();
  },
  'two tries in silence, the first refused and the second accepted': async (visit) => {
    visit.will('silence');
    await visit.send();
    await visit.waitInVain();
    await visit.send();
    await visit.answerLate('refuse');
    await visit.expectSaid('uncertain');
    await visit.form.expectToHold();
    await visit.answerLate('accept');
    await visit.expectSaid('sent');
    await visit.form.expectEmpty();
  },
  'other words, refused while the first are awaited': async (visit) => {
    visit.will('silence', 'refuse');
    await visit.send();
    await visit.waitInVain();
    await visit.form.message.fill('Other words');
    await visit.send();
    await visit.expectSaid('refused');
    await visit.answerLate('accept');
    await expect(notices(visit.page).saying(noticeTexts.sent.title)).toBeVisible();
    await visit.form.expectToHold({ ...question, message: 'Other words' });
  },
  'a tab that is duplicated while the message is on its way': async (visit) => {
    visit.will('silence');
    await visit.send();
    const copy = await visit.duplicate();
    await hydrated(copy);
    await visit.answerLate('accept');
    await visit.expectSaid('sent');
    const form = contactForm(copy);
    await expect(form.status).toBeEmpty();
    expect(visit.requests(), 'a copy sends nothing by itself').toBe(1);
    await visit.sendAgain(form);
  },
  'a store that takes nothing': async (visit) => {
    await visit.page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await visit.form.message.press('End');
    visit.will('refuse');
    await visit.send();
    await visit.openTeam();
    await visit.page.goBack();
    await visit.sendAgain();
  },
  'a page that a translator has changed': async (visit) => {
    await visit.page.evaluate(() => {
      for (const element of document.querySelectorAll('main :is(span, p, label, h2)')) {
        const font = document.createElement('x-font');
        font.append(...element.childNodes);
        element.append(font);
      }
    });
    visit.will('refuse');
    await visit.send();
    await visit.expectSaid('refused');
    await visit.sendAgain();
  },
};

/** What happens to one that is sent before the page is alive, and then waits: nothing goes out unasked. */
const earlyStories: typeof stories = {
  'sent early, and the page is loaded again': async ({ page }) => {
    await page.reload();
  },
  'sent early, and another page is opened': async ({ page, openTeam }) => {
    await openTeam();
    await page.goBack();
  },
  'sent early, in a tab that is duplicated and loaded again': async ({ page, duplicate }) => {
    const copy = await duplicate();
    await page.reload();
    await copy.close();
  },
};

for (const [story, happen] of Object.entries({ ...stories, ...earlyStories })) {
  test(story, { tag: '@nightly' }, async ({ page }) => {
    const visit = await visitOf(page);
    if (story in stories) {
      await visit.comeAlive();
      await allLoaded(page);
      await happen(visit);
    } else {
      await visit.form.send.click();
      await happen(visit);
      await visit.comeAlive();
      expect(visit.requests()).toBe(0);
      await visit.sendAgain();
    }
    expect(visit.lies).toEqual([]);
  });
}

test("Back to a form that comes from the browser's cache", {
  tag: '@nightly',
}, async ({ playwright, siteUrl }) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs,
    // Playwright switches off what this is about.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: siteUrl });
  const visit = await visitOf(page);
  await visit.comeAlive();
  await allLoaded(page);
  visit.will('refuse');
  await visit.send();
  await visit.expectSaid('refused');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.goto(routeOf('team').path);
  await page.goBack({ waitUntil: 'commit' });
  const isCached = await page.evaluate(() => 'isSame' in window);
  test.skip(!isCached, 'this browser keeps no page for Back');
  await visit.expectSaid('refused');
  await visit.sendAgain();
  expect(visit.lies).toEqual([]);
  await browser.close();
});
