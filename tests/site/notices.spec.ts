import type { Locator, Page } from '@playwright/test';
import { noticeAreaText, noticeTexts } from '../../src/content/notices';
import { seminarsPage } from '../../src/content/pages/seminars';
import { seminarCategories, seminars } from '../../src/content/seminars';
import { openSeminars } from '../support/documents';
import { expect, test } from '../support/test';
import { announcementsOf } from '../support/visit';

test.use({ hasTouch: true });

const [first = '', second = ''] = openSeminars.map((one) => noticeTexts.registered(one.title).text);
const { title } = noticeTexts.registered('');

/** By a key, a press or a swipe: by itself a notice leaves after five seconds. */
const atOnce = { timeout: 2000 };

test('Register Now shows its notice and nothing else, and F8 leads to it', {
  tag: '@engines',
}, async ({ page, visitor, notices }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await visitor.open('/seminars');
  const { area, saying, dismiss } = notices;
  const register = visitor.registerButton();
  await register.focus();
  await page.keyboard.press('Enter');
  await expect(saying(title)).toBeVisible();
  await expect(register, 'a notice takes no focus').toBeFocused();
  await expect(saying(noticeAreaText.keys), 'for the keyboard').toBeVisible();
  await page.keyboard.press('Control+F8');
  await expect(register, 'keys of others').toBeFocused();
  await page.keyboard.press('F8');
  await expect(area).toBeFocused();
  await expect(area, 'its ring').toHaveCSS('outline-style', 'solid');
  await expect(area).toHaveAccessibleDescription(new RegExp(first));
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await visitor.registerButton(1).dispatchEvent('click');
  await expect(saying(second)).toBeVisible();
  await expect(dismiss).toHaveCount(1);
  await expect(register, 'focus goes back').toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dismiss).toHaveCount(0, atOnce);
  await expect(register).toBeFocused();
  await expect(page).toHaveURL('/seminars');

  const filter = page.getByRole('navigation', { name: seminarsPage.filter.label });
  const cards = page.getByRole('article');
  await filter.getByRole('link', { name: seminarCategories.hr }).click();
  await expect(cards).not.toHaveCount(seminars.length);
  await page.keyboard.press('F8');
  await page.goBack();
  await expect(cards).toHaveCount(seminars.length);
  await page.keyboard.press('Tab');
  await page.keyboard.press('F8');
  await expect(area, 'after Back, too').toBeFocused();
  expect(sent).toEqual([]);
});

test('a notice comes where the press was not', async ({ page, visitor, notices }) => {
  await visitor.open('/seminars');
  for (const part of [0.3, 0.8]) {
    await visitor.registerButton(4).evaluate((button, share) => {
      window.scrollBy(0, button.getBoundingClientRect().top - window.innerHeight * share);
    }, part);
    await visitor.registerButton(4).click();
    await expect(notices.dismiss).toBeInViewport();
    const { y } = (await notices.dismiss.boundingBox()) ?? { y: Number.NaN };
    expect(y < 300, `pressed at ${part}`).toBe(part > 0.5);
    await page.keyboard.press('Escape');
    await expect(notices.dismiss).toHaveCount(0, atOnce);
  }
});

test('a double press, and Enter that is held, count once', async ({ page, visitor, notices }) => {
  await visitor.open('/seminars');
  const heard = await announcementsOf(page);
  await visitor.registerButton().dblclick();
  for (let count = 0; count < 5; count += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  // It waits for those before it.
  await visitor.registerButton(1).click();
  await expect(notices.saying(second)).toBeVisible();
  expect(heard).toHaveLength(3);
});

/** Lets React finish scheduled work while the clock stands still. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 9; round += 1) {
      const { port1, port2 } = new MessageChannel();
      port2.postMessage('');
      await new Promise((come) => (port1.onmessage = come));
    }
  });

test('a notice stays for five seconds after pointer and focus have left it', {
  tag: ['@spec-4.4', '@spec-9.7'],
}, async ({ page, visitor, notices }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await visitor.open('/seminars');
  await page.clock.pauseAt(start + 600_000);
  const { saying, area } = notices;
  const pass = async (time: number, step = time) => {
    await settle(page);
    for (let passed = 0; passed < time; passed += step) {
      await page.clock.runFor(step);
      await settle(page);
    }
  };
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  for (const [begin, end] of [
    [() => setHidden(true), () => setHidden(false)],
    [() => area.hover(), () => page.mouse.move(5, 5)],
    [() => page.keyboard.press('F8'), () => visitor.registerButton().focus()],
  ] as const) {
    await visitor.registerButton().press('Enter');
    await expect(saying(title)).toBeVisible();
    await begin();
    await pass(8000);
    await expect(saying(title)).toBeVisible();
    await end();
    await pass(4900);
    await expect(saying(title)).toBeVisible();
    // It slides out within half a second, and then makes room for the next.
    await pass(600, 100);
    await expect(saying(title)).toHaveCount(0);
    await pass(1500, 100);
  }
});

// Playwright switches the bfcache off, and Firefox alone is dead afterwards: this sees the cause.
test('React rests while a notice enters the bfcache', async ({ page, visitor, notices }) => {
  await visitor.open('/seminars');
  await visitor.registerButton().click();
  await expect(notices.saying(title)).toBeVisible();
  const scheduled = await page.evaluate(async () => {
    let count = 0;
    // oxlint-disable-next-line typescript/unbound-method -- Called with the port below.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...given: [unknown]) {
      count += 1;
      return postMessage.apply(this, given);
    };
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('blur'));
    // React schedules in a microtask; a frame would count what the notice's own movement brings.
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
    return count;
  });
  expect(scheduled).toBe(0);
});

// As Firefox does it: it drops what is posted meanwhile.
test('a page that leaves with focus in a field works after Back', async ({ page, visitor }) => {
  await visitor.open('/contact');
  await page.getByRole('textbox').first().focus();
  await page.evaluate(async () => {
    // oxlint-disable-next-line typescript/unbound-method -- Put back below.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = () => undefined;
    (document.activeElement as HTMLElement).blur();
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
    MessagePort.prototype.postMessage = postMessage;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await visitor.follow('team');
});

test('F8 gives focus back over a change of windows', async ({ page, visitor, notices }) => {
  await visitor.open('/seminars');
  const register = visitor.registerButton();
  await register.press('Enter');
  await page.keyboard.press('F8');
  const { area, dismiss } = notices;
  // As a browser does when its window loses focus and comes back.
  await area.evaluate((region) => {
    document.hasFocus = () => false;
    region.blur();
    region.focus();
  });
  await page.keyboard.press('Escape');
  await expect(dismiss).toHaveCount(0, atOnce);
  await expect(register).toBeFocused();
});

/** Swipes over the notice by a distance in CSS pixels. */
async function swipe(page: Page, notice: Locator, distance: number, end = 'touchEnd') {
  const devtools = await page.context().newCDPSession(page);
  // A trial waits until the place stays the same.
  await notice.hover({ trial: true });
  const box = await notice.boundingBox();
  const [start, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 10];
  const touch = (type: string, touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await touch(part ? 'touchMove' : 'touchStart', [{ x: start + distance * part, y }]);
  }
  await touch(end, []);
}

test('a swipe of 50 px ends a notice, of 49 px does not', async ({ page, visitor, notices }) => {
  await visitor.open('/seminars');
  for (const direction of [1, -1]) {
    await visitor.registerButton().click();
    const notice = notices.saying(title);
    await swipe(page, notice, direction * 49);
    await swipe(page, notice, direction * 60, 'touchCancel');
    await swipe(page, notice, direction * 50);
    await expect(notice).toHaveCount(0, atOnce);
  }
});

test('a press that ends outside a notice drags nothing', async ({ page, visitor, notices }) => {
  await visitor.open('/seminars');
  await visitor.registerButton().click();
  const notice = notices.saying(title);
  await notice.hover({ trial: true });
  const before = await notice.boundingBox();
  const [x, y] = [(before?.x ?? 0) + 60, (before?.y ?? 0) + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60);
  await page.mouse.up();
  await page.mouse.down({ button: 'right' });
  for (const step of [0, 20, 40]) await page.mouse.move(x + step, y);
  expect((await notice.boundingBox())?.x).toBe(before?.x);
});
