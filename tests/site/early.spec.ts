import type { Page, Route } from '@playwright/test';
import { noticeTexts, sentences } from '../../src/content/notices';
import { contactPage } from '../../src/content/pages/contact';
import { routeOf } from '../../src/content/routes';
import { attributes } from '../../src/lib/constants';
import { screens } from '../../src/theme/tokens';
import { serveArriving } from '../support/arriving';
import { question } from '../support/contactForm';
import { documentOf, openSeminars } from '../support/documents';
import { expect, test } from '../support/test';
import { announcementsOf, documentsOf, passTime } from '../support/visit';

/* What visitors meet before the scripts of a page have come, and where these come late or never. */

for (const [path, before, what] of [
  ['/contact', '<textarea', 'half a form'],
  ['/contact', '<body', 'an empty document'],
  ['/seminars', '<footer', 'half a list'],
] as const) {
  test(`${what} is hydrated once it is whole`, async ({ page, visitor, notices, form }) => {
    const { url, finish } = await serveArriving(path, before);
    const script = page.waitForResponse('**/assets/*.js');
    await page.goto(url, { waitUntil: 'commit' });
    const name = form.field('user_name');
    if (before === '<textarea') await name.pressSequentially('Ada Lovelace');
    if (before === '<body') await page.keyboard.press('Shift');
    await script;
    await expect(page.locator(`html[${attributes.hydrated}]`)).toHaveCount(0);
    finish();
    await visitor.hydrated();
    if (path === '/contact') await name.press('!');
    if (before === '<textarea') await expect(name).toHaveValue('Ada Lovelace!');
    await expect(notices.area).toHaveCount(1);
  });
}

test('half a form is kept while the next document arrives', async ({ page, visitor, form }) => {
  const { url, finish } = await serveArriving('/contact', '<footer');
  await page.goto(url, { waitUntil: 'commit' });
  await form.write({ user_name: question.user_name, message: question.message });
  await page.goto(url, { waitUntil: 'commit' });
  await form.write({ user_email: question.user_email });
  await page.goto(url, { waitUntil: 'commit' });
  await form.message.waitFor();
  finish();
  await visitor.hydrated();
  await form.expectToHold();
});

const marked = (page: Page) => page.locator(`[${attributes.pressed}]`);

test('the script is fetched right after the first paint', async ({ page, visitor }) => {
  await visitor.open('/team');
  const entries = await page.evaluate(() =>
    performance.getEntries().map(({ name, startTime }) => ({ name, startTime })),
  );
  const firstOf = (pattern: RegExp) =>
    Math.min(...entries.filter(({ name }) => pattern.test(name)).map((one) => one.startTime));
  const waited = firstOf(/\.js$/) - firstOf(/first-contentful/);
  expect(waited, 'in milliseconds').toBeGreaterThan(0);
  expect(waited).toBeLessThan(2500);

  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  // A tab in the background is not painted.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const signs = {
    'four seconds': () => page.clock.runFor(200),
    'the first press': () => page.mouse.down(),
    'the first key': () => page.keyboard.press('Shift'),
  };
  for (const [sign, give] of Object.entries(signs)) {
    // The page before may still ask for some.
    await page.goto('about:blank');
    const scripts = await visitor.openEarly('/', { waitUntil: 'domcontentloaded' });
    await visitor.barLink('team').dispatchEvent('pointerdown');
    await page.clock.runFor(3900);
    expect(scripts.asked, 'who leaves needs them no more').toEqual([]);
    await give();
    await expect.poll(() => scripts.asked, sign).not.toEqual([]);
    scripts.fail();
  }
});

/** As in a browser from before `command` and `closedby`. */
const forgetCommand = () => {
  for (const name of ['command', 'commandForElement']) {
    Reflect.deleteProperty(HTMLButtonElement.prototype, name);
  }
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  window.addEventListener('command', (event) => event.preventDefault(), true);
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('dialog')?.removeAttribute('closedby');
  });
};

for (const age of ['new', 'old'] as const) {
  test(`the menu opens before any script, and stays open, in ${age} browsers`, {
    tag: '@engines',
  }, async ({ page, visitor, menu }) => {
    await page.setViewportSize(screens.phone);
    if (age === 'old') await page.addInitScript(forgetCommand);
    const scripts = await visitor.openEarly('/');
    const focused = menu.dialog.locator(':focus');
    await menu.button.click();
    await menu.close.press('Enter');
    await expect(menu.dialog).toBeHidden();
    await menu.button.press('Enter');
    await expect(focused).toHaveCount(1);
    await scripts.release();
    await expect(menu.dialog).toBeVisible();
    await expect(focused).toHaveCount(1);

    // Marks words of the menu.
    await menu.dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(10, 400);
    await page.mouse.up();
    for (const leave of [() => menu.close.click(), () => page.mouse.click(10, 400)]) {
      await expect(menu.dialog).toBeVisible();
      await leave();
      await expect(menu.dialog).toBeHidden();
      await menu.button.click();
    }
    await menu.link(routeOf('team').name).click();
    await expect(visitor.heading('team')).toBeVisible();
  });
}

for (const browser of ['a browser', 'a browser without PerformanceObserver']) {
  test(`in ${browser} Register Now pressed before hydration is marked, and done once, in order`, {
    tag: '@engines',
  }, async ({ page, visitor }) => {
    if (browser.includes('without')) {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'PerformanceObserver'));
    }
    const scripts = await visitor.openEarly('/seminars');
    await expect.poll(() => scripts.asked, 'untouched').not.toEqual([]);
    const heard = await announcementsOf(page);
    const [first, second] = openSeminars.map((one) => sentences(noticeTexts.registered(one.title)));
    await visitor.registerButton(1).click();
    await visitor.registerButton().click();
    await visitor.registerButton(1).click();
    await expect(visitor.registerButton(1)).toHaveAttribute(attributes.pressed);
    await expect(visitor.registerButton(1)).toHaveCSS('background-image', /gradient/);
    await scripts.release();
    await expect(marked(page)).toHaveCount(0);
    await expect.poll(() => heard, 'in the order of the visitor').toEqual([second, first]);
  });
}

test('Send pressed before hydration waits, unless one types on, and sends once', {
  tag: '@engines',
}, async ({ page, visitor, form }) => {
  const scripts = await visitor.openEarly('/contact');
  await form.write();
  expect(await form.wouldAsk()).toBe(false);
  await form.field('user_email').press('Enter');
  await form.send.click();
  await expect(form.send).toHaveAttribute(attributes.pressed);
  await expect(form.send).toHaveCSS('cursor', 'progress');
  expect(await form.wouldAsk()).toBe(true);
  await form.message.press('!');
  await expect(marked(page)).toHaveCount(0);
  expect(await form.wouldAsk()).toBe(false);

  const message = await form.message.inputValue();
  await page.reload();
  await form.expectToHold({ ...question, message });
  await form.send.click();
  await scripts.release();
  await form.expectSaid('sent');
  await expect(page).toHaveURL('/contact');
  expect(form.received).toHaveLength(1);
});

/** Ways in which the script does not come. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  cut: (route) => route.abort('connectionreset'),
  'answered with a page': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in' }),
  'cut off in the middle': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
};

for (const [fault, answer] of Object.entries(faults)) {
  test(`a script that is ${fault} is fetched again`, async ({ page, visitor, form }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    const asked: string[] = [];
    let isMended = false;
    await page.route('**/assets/*.js*', (route) => {
      asked.push(route.request().url());
      return isMended ? route.fallback() : answer(route);
    });
    const loaded = documentsOf(page);
    await page.goto('/contact');
    await form.write();
    await expect.poll(() => asked).not.toEqual([]);
    const isCutOff = fault === 'cut off in the middle';
    for (const delay of isCutOff ? [] : [2000, 4000]) {
      const before = asked.length;
      let waited = 0;
      await expect(async () => {
        waited += delay / 2;
        await page.clock.runFor(delay / 2);
        expect(asked.length, 'an attempt in vain').toBeGreaterThan(before);
      }).toPass({ intervals: [500] });
      // The page may learn late that an attempt has failed.
      expect(waited).toBeLessThan(8 * delay);
    }
    isMended = true;
    await passTime(page);
    await visitor.hydrated();
    await form.expectToHold();
    // Browsers cache code that ends too early as long as the document, and Chromium 150 any failed import: then the page
    // is loaded again, once.
    expect(loaded.length).toBeLessThanOrEqual(2);
    if (isCutOff) expect(loaded).toHaveLength(2);
    if (loaded.length === 1) await expect(form.message).toBeFocused();
    await visitor.follow('team');
    // Never under another address.
    expect(asked.filter((url) => !url.endsWith('.js'))).toEqual([]);
  });
}

/**
 * Serves a document of the release before, whose script is gone, until it is asked for again: as a cache does that keeps
 * documents for ten minutes.
 */
async function serveOlder(page: Page, path: string) {
  const older = documentOf(path).replace(/(data-entry="\/assets\/)/, '$1older-');
  const asked: string[] = [];
  await page.route(`**${path}`, async (route) => {
    const body = asked.length > 0 ? documentOf(path) : older;
    asked.push(route.request().resourceType());
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.route('**/assets/older-*', (route) => route.fulfill({ status: 404 }));
  return asked;
}

test('a document of an older release, whose script is gone, finds its way to the new one', {
  tag: '@engines',
}, async ({ page, visitor, form }) => {
  const asked = await serveOlder(page, '/contact');
  await page.goto('/contact');
  await form.write();
  await visitor.hydrated();
  await form.expectToHold();
  expect(asked, 'one reload').toEqual(['document', 'fetch', 'document']);
  await visitor.follow('team');
});

test('a queued Send waits for its script and a visitor', async ({ page, visitor, form }) => {
  // A slow machine writes for longer than the first attempt waits.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const asked = await serveOlder(page, '/contact');
  await page.goto('/contact');
  await form.write();
  await form.send.click();
  await expect(async () => {
    await page.clock.fastForward(30_000);
    expect(asked.length).toBeGreaterThan(6);
  }).toPass({ intervals: [50] });
  await visitor.hydrated();
  await form.expectToHold();
  await expect(form.status, 'nothing went out').toBeEmpty();
  expect(form.received).toEqual([]);
  const attempts = Array(5).fill('fetch');
  expect(asked).toEqual(['document', ...attempts, 'document']);
});

test('where no script comes, the form keeps its words', async ({ page, visitor, form }) => {
  await page.setViewportSize(screens.phone);
  await page.clock.install();
  const loaded = documentsOf(page);
  const scripts = await visitor.openEarly('/contact');
  scripts.fail();
  await expect(visitor.barLink('team')).toBeHidden();
  await form.write();
  await form.send.click();
  await expect(marked(page)).toHaveCount(1);
  await passTime(page);

  await expect(form.send).toBeHidden();
  expect(loaded, 'no reload helps').toHaveLength(1);
  await expect(form.status, 'nothing looks sent').toBeEmpty();
  expect(await form.wouldAsk()).toBe(false);
  await expect(form.form.getByText(contactPage.withoutScripts)).toBeVisible();

  await form.message.fill('Later words');
  await form.field('user_email').press('Enter');
  await page.reload();
  await passTime(page);
  await expect(page).toHaveURL('/contact');
  await form.expectToHold({ ...question, message: 'Later words' });
  await visitor.follow('team');
});
