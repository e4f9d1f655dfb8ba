import { phone } from './page-weight.mjs';

/** How much slower than here the phone's processor is taken to be. */
export const slowdown = 6;

const tablet = { width: 1024, height: 768 };

/**
 * What visitors press: on which page, in how large a window, and what shows that it was done.
 *
 * @type {Record<string, { path: string, press: string, key?: string, done: string, viewport?: import('playwright').ViewportSize }>}
 */
const interactions = {
  register: {
    path: 'seminars',
    press: 'button[name="register"]',
    done: 'section[aria-label*="F8"] button',
  },
  filter: {
    path: 'seminars',
    press: 'a[href*="category="]',
    done: 'a[href*="category="][aria-current]',
    viewport: tablet,
  },
  menu: { path: '', press: 'button[name="menu"]', done: '[role="dialog"]' },
  scheme: {
    path: '',
    press: 'select[name="scheme"]',
    // The first letter of "Dark": what a native list shows is not part of the page.
    key: 'd',
    done: 'html[data-color-scheme="dark"]',
    viewport: tablet,
  },
  'page change': {
    path: '',
    press: 'main a[href$="/seminars"]',
    done: 'button[name="register"]',
  },
};

/**
 * Presses each of these once on a fresh page at rest.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url the site's home page
 * @returns {Promise<Record<string, number>>} from the press to the next paint, in milliseconds
 */
export async function measureInteractions(browser, url) {
  /** @type {Record<string, number>} */
  const times = {};
  for (const [name, { path, press, key, done, viewport = phone.viewport }] of Object.entries(
    interactions,
  )) {
    const isPhone = viewport === phone.viewport;
    const page = await browser.newPage({ viewport, hasTouch: isPhone });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const control = page.locator(press).first();
    await control.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const longest = page.evaluate(
      () =>
        new Promise((resolve) => {
          /** @type {number[]} */
          const durations = [];
          new PerformanceObserver((list) => {
            const entries = /** @type {PerformanceEventTiming[]} */ (list.getEntries());
            const pressed = entries.filter(({ interactionId }) => interactionId);
            durations.push(...pressed.map(({ duration }) => duration));
            if (pressed.some((entry) => /^(click|keyup)$/.test(entry.name)))
              resolve(Math.max(...durations));
          }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 0 }));
        }),
    );
    // By its place: a press by its locator is watched by scripts of Playwright's, which take their time, too.
    const box = await control.boundingBox();
    if (!box) throw new Error(`There is nothing to press for "${name}".`);
    const center = /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
    if (key) await control.press(key);
    else if (isPhone) await page.touchscreen.tap(...center);
    else await page.mouse.click(...center);
    await page.locator(done).first().waitFor();
    times[name] = /** @type {number} */ (await longest);
    await page.close();
  }
  return times;
}
