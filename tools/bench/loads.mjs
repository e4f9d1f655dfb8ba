import { countProcessorTime, hydrated, networks, onPhone, processorTime } from './phone.mjs';

/**
 * Notes first and largest paint, layout shift and hydration of the next document, in its own time.
 *
 * @param {import('playwright').Page} page
 */
export async function noteLoad(page) {
  await page.addInitScript(() => {
    const noted = { first: 0, largest: 0, shift: 0, hydrated: 0 };
    Object.assign(window, { noted });
    window.addEventListener('hydrated', () => (noted.hydrated = performance.now()));
    const observe = (
      /** @type {string} */ type,
      /** @type {(entry: PerformanceEntry) => void} */ note,
    ) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    observe('paint', ({ startTime }) => (noted.first = startTime));
    observe('largest-contentful-paint', ({ startTime }) => (noted.largest = startTime));
    observe('layout-shift', (shift) => {
      noted.shift += /** @type {PerformanceEntry & { value: number }} */ (shift).value;
    });
  });
}

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<{ first: number, largest: number, shift: number, hydrated: number }>}
 */
export function readLoad(page) {
  return page.evaluate(() => /** @type {any} */ (window).noted);
}

/**
 * First and largest paint, milliseconds to hydrated and layout shift, by a phone on one of the networks.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ network: keyof typeof networks, hasScripts: boolean }} kind
 */
export function measureLoad(browser, url, { network, hasScripts }) {
  return onPhone(browser, { network: networks[network] }, async (page) => {
    await noteLoad(page);
    await page.goto(url);
    if (hasScripts) await hydrated(page);
    await page.waitForLoadState('networkidle');
    return readLoad(page);
  });
}

/**
 * Milliseconds of this machine's processor, others' work left out: from the navigation to hydrated, and for
 * the first and the second notice beyond what the page takes at rest.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export function measureProcessor(browser, url) {
  return onPhone(browser, { rate: 1 }, async (page, session) => {
    /** @type {Record<string, number>} */
    const times = {};
    await countProcessorTime(session);
    await page.goto(url);
    await hydrated(page);
    times.processor = await processorTime(session);
    const register = page.locator('button[name="register"]').first();
    if (!(await register.count())) return times;
    await page.waitForLoadState('networkidle');
    const during = async (/** @type {() => Promise<unknown>} */ act) => {
      const before = await processorTime(session);
      await act();
      // As long as a notice moves in and then stands still, by the page's own clock.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
      return (await processorTime(session)) - before;
    };
    await register.scrollIntoViewIfNeeded();
    const atRest = await during(async () => {});
    const first = await during(() => register.tap());
    const second = await during(() => register.tap());
    return { ...times, 'first notice': first - atRest, 'second notice': second - atRest };
  });
}
