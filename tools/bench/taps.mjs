import { mailOrigin } from '../../src/contact/mailService.mjs';
import { noteLoad, readLoad } from './loads.mjs';
import { hydrated, networks, onPhone, tap, tapSeen, watchTap } from './phone.mjs';

/**
 * @typedef {object} Tap
 * @property {string} path
 * @property {string} control what is tapped
 * @property {string} sign what shows that the tap was heard
 * @property {string} outcome what was asked for
 * @property {(page: import('playwright').Page) => Promise<unknown>} [prepare]
 * @property {(element: HTMLElement) => void} [choose] instead of a tap, in the page
 */

const words = { user_name: 'Ada Byron', user_email: 'ada@example.com', message: 'A question.' };

/** @type {Record<string, Tap>} */
const taps = {
  menu: {
    path: '',
    control: 'button[name="menu"]',
    sign: 'header [popover]:popover-open, [role="dialog"]',
    outcome: 'header [popover]:popover-open nav a, [role="dialog"] nav a',
  },
  filter: {
    path: 'seminars',
    control: 'button[name="filter"]',
    sign: 'button[name="filter"][aria-expanded="true"]',
    outcome: 'button[name="filter"][aria-expanded="true"] + * a',
  },
  register: {
    path: 'seminars',
    control: 'button[name="register"]',
    sign: 'button[name="register"][data-pressed], section[aria-label*="F8"] button',
    outcome: 'section[aria-label*="F8"] button',
  },
  send: {
    path: 'contact',
    control: 'button[name="send"]',
    sign: 'html[data-message="waiting"] [data-while~="waiting"], form [role="status"] *',
    outcome: 'section[aria-label*="F8"] button',
    prepare: async (page) => {
      for (const [name, value] of Object.entries(words)) {
        await page.locator(`[name="${name}"]`).fill(value);
      }
    },
  },
  link: {
    path: '',
    control: 'main a[href$="/seminars"]',
    sign: 'main a[href$="/seminars"][data-pressed], button[name="register"]',
    outcome: 'button[name="register"]',
  },
  scheme: {
    path: '',
    control: 'select[name="scheme"]',
    sign: 'html[data-color-scheme="dark"]',
    outcome: 'html[data-color-scheme="dark"]',
    // The browser draws the list of a select, which no touch reaches.
    choose: (select) => {
      select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      Object.assign(select, { value: 'dark' });
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
  },
};

/** How long after first paint somebody taps, in milliseconds. */
const soon = 300;

/**
 * Milliseconds from a tap soon after first paint to its first sign and to its outcome.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url the site's home page
 * @param {string} name of the tap
 * @param {keyof typeof networks} network
 */
export function measureEarlyTap(browser, url, name, network) {
  const { path, control, sign, outcome, prepare, choose } = /** @type {Tap} */ (taps[name]);
  return onPhone(browser, { network: networks[network] }, async (page) => {
    await page.route(`${mailOrigin}/**`, (route) => route.fulfill({ body: 'OK' }));
    await page.goto(url + path, { waitUntil: 'commit' });
    await page.waitForFunction((/** @type {number} */ wait) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.now() - paint.startTime > wait;
    }, soon);
    await prepare?.(page);
    const button = page.locator(control).first();
    if (!choose) await button.scrollIntoViewIfNeeded();
    await watchTap(page, { sign, outcome });
    const wasHydrated = await page.locator('html[data-hydrated]').count();
    await (choose ? button.evaluate(choose) : tap(page, button));
    const times = await tapSeen(page, ['sign', 'outcome']);
    return { ...times, 'hydrated before': wasHydrated };
  });
}

export const earlyTaps = Object.keys(taps);

const bareButton = `<meta name="viewport" content="width=device-width"><button
  onclick="this.ariaPressed = 'true'" style="padding: 20px">A button and nothing else</button>`;

/** The same for a page that is at rest, and for a page with a button and nothing else beside it. */
export const presses = [
  'bare button',
  ...earlyTaps.filter((name) => !taps[name]?.prepare && !taps[name]?.choose),
];

/** @param {import('playwright').Browser} browser @param {string} url @param {string} name */
export function measurePress(browser, url, name) {
  const { path, control, outcome } = taps[name] ?? {
    path: '',
    control: 'button',
    outcome: 'button[aria-pressed]',
  };
  return onPhone(browser, {}, async (page) => {
    if (name in taps) {
      await page.goto(url + path, { waitUntil: 'networkidle' });
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    } else {
      // An address of its own, since a blank page has no store.
      await page.route(url, (route) =>
        route.fulfill({ contentType: 'text/html', body: bareButton }),
      );
      await page.goto(url);
    }
    const button = page.locator(control).first();
    await button.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await watchTap(page, { press: outcome });
    await tap(page, button);
    return tapSeen(page, ['press']);
  });
}

/**
 * From a tap on a link at rest to the new page's heading, and first paint of the same page as a document;
 * no network slows them.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} path of the page that is opened
 */
export function measureLink(browser, url, path) {
  return onPhone(browser, {}, async (page) => {
    await page.goto(`${url}${path}`);
    const heading = await page.locator('h1').textContent();
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    await page.goto(path === 'team' ? url : `${url}team`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate((/** @type {string | null} */ awaited) => {
      const mark = () => {
        if (document.querySelector('h1')?.textContent === awaited) {
          document.querySelector('h1')?.setAttribute('data-awaited', '');
        } else requestAnimationFrame(mark);
      };
      mark();
    }, heading);
    const link = page.locator(`footer a[href$="/${path}"], header a[href$="/${path}"]`).last();
    await watchTap(page, { heading: 'h1[data-awaited]' });
    await link.evaluate((/** @type {HTMLElement} */ element) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      element.click();
    });
    const { heading: opened = Number.NaN } = await tapSeen(page, ['heading']);
    return { opened, document: paint, ratio: opened / paint };
  });
}

/** How long the connection is gone, in milliseconds. */
const gap = 5000;

/**
 * A tunnel that begins when the first script is asked for: how long after its end the page is hydrated, in
 * milliseconds, and what moved.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export function measureGap(browser, url) {
  return onPhone(browser, { network: networks.train }, async (page) => {
    let end = 0;
    await page.route('**/*', (route) => {
      if (end === 0 && route.request().url().endsWith('.js')) end = Date.now() + gap;
      return Date.now() < end ? route.abort('internetdisconnected') : route.continue();
    });
    await noteLoad(page);
    await page.goto(url);
    await hydrated(page);
    const began = await page.evaluate(() => performance.timeOrigin);
    const { hydrated: after, shift } = await readLoad(page);
    return { 'hydrated after it': began + after - end, shift };
  });
}
