import type { Page, Route } from '@playwright/test';
import { mailOrigin } from '../../../src/contact/mailService.mjs';
import { noticeTexts } from '../../../src/content/notices';
import { routeOf } from '../../../src/routes';
import { browserArgs, findBrowser } from '../../../tools/browser.mjs';
import { contactForm, contactPath, question, text } from '../../support/contactForm';
import { hold } from '../../support/hold';
import { fieldsOf } from '../../support/mail';
import { expect, hydrated, test } from '../../support/test';
import { allLoaded, barLink, heading } from '../../support/visit';

/*
 * One message through what networks, browsers and visitors do to it. At any moment "sent" is said only after the
 * service has accepted the words, "not sent" only where it has not, and words that have not arrived are in the form.
 */

const said = text.status;
const notSent = [said.refused, said.tooLarge, said.busy];

/** What the service does with a request, and whether its answer comes. */
type Way = 'accept' | 'refuse' | 'break' | 'accept, cut' | 'cut' | 'accept, silence' | 'silence';

/** Stands in for the service, and hears all that the pages of a browser say about the message. */
async function judge(page: Page) {
  const accepted: unknown[] = [];
  const lies: string[] = [];
  const silent: Route[] = [];
  const service = { way: 'accept' as Way, requests: 0 };

  const take = async (route: Route, way: Way) => {
    if (way.startsWith('accept')) accepted.push((await fieldsOf(route.request())).message);
    if (way.endsWith('silence')) return silent.push(route);
    if (way.endsWith('cut')) return route.abort('connectionreset');
    const status = { accept: 200, refuse: 400 }[way as string] ?? 503;
    return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } });
  };
  await page.context().route(`${mailOrigin}/**`, async (route) => {
    service.requests += 1;
    await take(route, service.way);
  });
  await page.context().exposeFunction('judge', (heard: string, words: string) => {
    const hasArrived = accepted.includes(words.replaceAll('\n', '\r\n'));
    const isSent = heard.includes(said.sent) || heard.includes(noticeTexts.sent.title);
    if (isSent && accepted.length === 0) lies.push(heard);
    if (hasArrived && notSent.some((one) => heard.includes(one))) lies.push(heard);
  });
  await page.context().addInitScript(() => {
    let last = '';
    new MutationObserver(() => {
      const parts = document.querySelectorAll('[role=status], section:has(> [role=status])');
      const heard = [...parts].map(({ textContent }) => textContent).join(' ');
      const words = document.querySelector('textarea')?.value ?? '';
      if (heard !== last) Reflect.get(window, 'judge')(heard, words);
      last = heard;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const answer = async (way: Way, place: number) => {
    const [route] = silent.splice(place, 1);
    if (route) await take(route, way);
  };
  return { service, lies, answer };
}

interface Visit extends Omit<Awaited<ReturnType<typeof judge>>, 'lies'> {
  page: Page;
  form: ReturnType<typeof contactForm>;
  scripts: Awaited<ReturnType<typeof hold>>;
}

const sendThat =
  (way: Way) =>
  async ({ form, service }: Visit) => {
    const before = service.requests;
    service.way = way;
    await form.send.click();
    await expect.poll(() => service.requests).toBe(before + 1);
  };

const hear =
  (status: keyof typeof said) =>
  ({ form }: Visit) =>
    expect(form.status).toContainText(said[status]);

const meanings = {
  alive: async ({ page, scripts }: Visit) => {
    scripts.letGo();
    await hydrated(page);
    await allLoaded(page);
  },
  'early Send': ({ form }: Visit) => form.send.click(),
  'nothing went out': async ({ service }: Visit) => expect(service.requests).toBe(0),
  'accepted in silence': sendThat('accept, silence'),
  'accepted, but cut': sendThat('accept, cut'),
  cut: sendThat('cut'),
  refused: sendThat('refuse'),
  'broken service': sendThat('break'),
  silence: sendThat('silence'),
  'late success': ({ answer }: Visit) => answer('accept', 0),
  'late refusal': ({ answer }: Visit) => answer('refuse', 0),
  'late success of the second': ({ answer }: Visit) => answer('accept', 1),
  '“not sent”': hear('refused'),
  '“may have arrived”': hear('uncertain'),
  '“sent”': async (visit: Visit) => {
    await hear('sent')(visit);
    await visit.form.expectEmpty();
  },
  '15 s': async (visit: Visit) => {
    await visit.page.clock.fastForward(15_000);
    await hear('waiting')(visit);
  },
  'goes out': async (visit: Visit) => {
    await visit.form.expectToHold();
    await sendThat('accept')(visit);
    await meanings['“sent”'](visit);
  },
  'other words': ({ form }: Visit) => form.message.fill('Other words'),
  'other words are there': ({ form }: Visit) =>
    form.expectToHold({ ...question, message: 'Other words' }),
  reload: async ({ page }: Visit) => {
    await page.reload();
  },
  'to Team': async ({ page }: Visit) => {
    await barLink(page, 'team').click();
    await expect(heading(page, 'team')).toBeVisible();
  },
  Back: async ({ page }: Visit) => {
    await page.goBack({ waitUntil: 'commit' });
  },
  'a document': async ({ page }: Visit) => {
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.goto(routeOf('team').path);
  },
  'from the cache': async (visit: Visit) => {
    const isSame = await visit.page.evaluate(() => 'isSame' in window);
    test.skip(!isSame, 'this browser keeps no page for Back');
    await hear('refused')(visit);
  },
  offline: ({ page }: Visit) => page.context().setOffline(true),
  online: ({ page }: Visit) => page.context().setOffline(false),
  'full store': ({ page }: Visit) =>
    page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    }),
  'a copy of the tab': async ({ page, service }: Visit) => {
    const before = service.requests;
    const copied = page.context().waitForEvent('page');
    await page.evaluate(() => window.open(window.location.href));
    const copy = await copied;
    await hydrated(copy);
    await contactForm(copy).expectToHold();
    await expect(contactForm(copy).status).toBeEmpty();
    expect(service.requests).toBe(before);
  },
};

/** Opens the form, whose scripts wait, and writes the message; then come the steps of a story. */
async function tell(page: Page, story: string) {
  const { service, lies, answer } = await judge(page);
  // Whoever is asked before leaving leaves.
  page.on('dialog', (dialog) => dialog.accept());
  await page.clock.install();
  const scripts = await hold(page);
  await page.goto(contactPath);
  const visit = { page, form: contactForm(page), scripts, service, answer };
  await visit.form.write();
  for (const step of story.split(' → ')) {
    await test.step(step, () => meanings[step as keyof typeof meanings](visit));
  }
  expect(lies).toEqual([]);
}

const stories = `
  alive → accepted in silence → reload → goes out
  alive → accepted, but cut → “may have arrived” → refused → “may have arrived” → goes out
  alive → offline → cut → “may have arrived” → online → goes out
  alive → broken service → “not sent” → goes out
  alive → silence → to Team → late refusal → Back → “not sent” → goes out
  alive → to Team → Back → silence → to Team → Back → late success → “sent”
  alive → silence → 15 s → silence → 15 s → late success of the second → “sent” → late refusal → “sent”
  alive → silence → 15 s → silence → late refusal → “may have arrived” → late success → “sent”
  alive → silence → 15 s → other words → refused → “not sent” → late success → other words are there
  alive → silence → a copy of the tab → late success → “sent”
  alive → full store → refused → “not sent” → to Team → Back → goes out
  early Send → reload → alive → nothing went out → goes out
  early Send → to Team → Back → alive → nothing went out → goes out
  early Send → reload → alive → a copy of the tab → goes out
`;

for (const story of stories.trim().split(/\n\s*/)) {
  test(story, { tag: '@nightly' }, ({ page }) => tell(page, story));
}

test("Back to a form from the browser's cache", {
  tag: '@nightly',
}, async ({ playwright, siteUrl }) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs,
    // Playwright switches off what this is about.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: siteUrl });
  await tell(page, 'alive → refused → “not sent” → a document → Back → from the cache → goes out');
  await browser.close();
});
