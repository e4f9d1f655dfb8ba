import type { Page } from '@playwright/test';
import { noticeAreaText } from '../../src/content/notices';
import { seminars } from '../../src/content/seminars';
import { routeOf } from '../../src/routes';
import { expect, open, test } from '../support/test';
import { heardFrom, notices, registerButton } from '../support/visit';

test.use({ hasTouch: true });

const { path } = routeOf('seminars');
const [first = '', second = ''] = seminars.map(({ title }) => title);

/** What specification 8 says, to the letter. */
const title = 'Registration Successful!';
const textOf = (seminar: string) =>
  `You have been registered for ${seminar}. Check your email for details.`;

test('Register Now shows its notice and nothing else, until the next one', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await open(page, path);
  const heard = await heardFrom(page);
  const { saying, voice, dismiss } = notices(page);
  await registerButton(page).click();
  await expect(saying(title)).toBeVisible();
  await expect(saying(textOf(first))).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await registerButton(page, 1).dispatchEvent('click');
  await expect(saying(textOf(second))).toBeVisible();
  await expect(dismiss).toHaveCount(1);
  await expect(registerButton(page), 'focus goes back').toBeFocused();
  await expect.poll(() => heard).toEqual([first, second].map((name) => `${title} ${textOf(name)}`));
  await expect(voice).not.toHaveAttribute('aria-live', 'assertive');
  await expect(page).toHaveURL(path);
  expect(sent).toEqual([]);
});

/** Lets React do what it has put off while the clock stands still. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 9; round += 1) {
      const { port1, port2 } = new MessageChannel();
      const come = new Promise((resolve) => port1.addEventListener('message', resolve));
      port1.start();
      port2.postMessage('');
      await come;
    }
  });

test('a notice stays for five seconds after somebody was at it', async ({ page }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await open(page, path);
  await page.clock.pauseAt(start + 600_000);
  const { saying, area } = notices(page);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const holds: Record<string, [() => Promise<unknown>, () => Promise<unknown>]> = {
    nobody: [async () => undefined, async () => undefined],
    pointer: [() => area.hover(), () => page.mouse.move(5, 5)],
    focus: [() => page.keyboard.press('F8'), () => registerButton(page).focus()],
    'a hidden tab': [() => setHidden(true), () => setHidden(false)],
  };
  for (const [who, [begin, end]] of Object.entries(holds)) {
    await registerButton(page).press('Enter');
    await expect(saying(title), who).toBeVisible();
    await begin();
    await settle(page);
    if (who !== 'nobody') await page.clock.runFor(8000);
    await expect(saying(title), who).toBeVisible();
    await end();
    await settle(page);
    await page.clock.runFor(4900);
    await expect(saying(title), who).toBeVisible();
    // It slides out within half a second, and then makes room for the next.
    for (const time of [600, 1500]) {
      for (let passed = 0; passed < time; passed += 100) {
        await page.clock.runFor(100);
        await settle(page);
      }
      await expect(saying(title), who).toHaveCount(0);
    }
  }
});

test('F8 leads to the notice, now or later, and Esc leads back', async ({ page }) => {
  await open(page, path);
  const { area, saying, dismiss } = notices(page);
  const register = registerButton(page);
  await register.focus();
  await page.keyboard.press('F8');
  await expect(area).toBeFocused();
  await expect(saying(noticeAreaText.empty)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saying(noticeAreaText.empty)).toHaveCount(0);
  await expect(register).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(saying(title)).toBeVisible();
  await expect(register, 'a notice takes no focus').toBeFocused();
  await page.keyboard.press('F8');
  await expect(area).toBeFocused();
  await expect(area).toHaveAccessibleDescription(new RegExp(textOf(first)));
  await page.keyboard.press('Escape');
  await expect(saying(title)).toHaveCount(0);
  await expect(register).toBeFocused();

  await page.keyboard.press('F8');
  await expect(area).toBeFocused();
  await expect(saying(textOf(first))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saying(title)).toHaveCount(0);
  await expect(register).toBeFocused();
});

type Move = (type: 'Start' | 'Move' | 'End', x: number, y: number) => Promise<unknown>;

/** Takes hold of the notice at rest, pushes it so far, and lets go. */
async function swipe(page: Page, move: Move, distance: number) {
  const notice = notices(page).saying(title);
  // A trial waits until the place stays the same.
  await notice.hover({ trial: true });
  const box = await notice.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 10];
  await move('Start', x, y);
  for (const part of [0.25, 0.5, 0.75, 1]) await move('Move', x + distance * part, y);
  await move('End', x + distance, y);
}

for (const kind of ['mouse', 'finger'] as const) {
  test(`by ${kind} a swipe of 50 px sends a notice away, one of 49 px does not`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    const moves: Record<typeof kind, Move> = {
      mouse: async (type, x, y) => {
        await page.mouse.move(x, y);
        if (type === 'Start') await page.mouse.down();
        if (type === 'End') await page.mouse.up();
      },
      finger: (type, x, y) =>
        devtools.send('Input.dispatchTouchEvent', {
          type: `touch${type}`,
          touchPoints: type === 'End' ? [] : [{ x, y }],
        }),
    };
    await open(page, path);
    for (const direction of [1, -1]) {
      await registerButton(page).click();
      await swipe(page, moves[kind], direction * 49);
      await swipe(page, moves[kind], direction * 50);
      await expect(notices(page).saying(title)).toHaveCount(0, { timeout: 2000 });
    }
  });
}
