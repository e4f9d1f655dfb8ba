import { phone } from '../page-weight.mjs';

/** How much slower than here the phone's processor is taken to be. */
export const slowdown = 6;

/**
 * Networks of a phone in a train: kilobits a second, and milliseconds until an answer begins.
 *
 * @type {Record<string, { kilobits: number, latency: number }>}
 */
export const networks = {
  train: { kilobits: 1600, latency: 400 },
  edge: { kilobits: 400, latency: 800 },
};

/** @typedef {import('playwright').CDPSession} Session */

/**
 * Opens an empty page as a slow phone that visits for the first time, and closes it afterwards.
 *
 * @template Result
 * @param {import('playwright').Browser} browser
 * @param {object} options
 * @param {{ kilobits: number, latency: number }} [options.network] as fast as this machine if absent
 * @param {number} [options.rate] how much slower the processor is
 * @param {(page: import('playwright').Page, session: Session) => Promise<Result>} visit
 * @returns {Promise<Result>}
 */
export async function onPhone(browser, { network, rate = slowdown }, visit) {
  const context = await browser.newContext({ ...phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) {
    const bytes = (network.kilobits * 1000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

/** @param {import('playwright').Page} page */
export async function hydrated(page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Milliseconds of the processor since the page began. @param {Session} session */
export async function processorTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Makes `processorTime` count the processor's time alone, not that of others. @param {Session} session */
export async function countProcessorTime(session) {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/**
 * Taps an element by its place, since Playwright's own scripts would take their time, too.
 *
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} control
 */
export async function tap(page, control) {
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is nothing to tap: ${control.toString()}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Notes when a tap is answered, also where another document answers it, which finds in the tab's store what
 * this one has seen until its last frame. Install it before the tap; it costs one look in each frame after it.
 *
 * @param {import('playwright').Page} page
 * @param {Record<string, string>} signs selectors by name
 */
export async function watchTap(page, signs) {
  const watch = (/** @type {Record<string, string>} */ awaited) => {
    const look = (
      /** @type {{ began: number, seen: Record<string, number> }} */ { began, seen },
    ) => {
      const note = () => sessionStorage.setItem('tap', JSON.stringify({ began, seen }));
      note();
      const lookOn = () => {
        for (const [name, selector] of Object.entries(awaited)) {
          if (seen[name] || !document.querySelector(selector)?.checkVisibility()) continue;
          // The next frame has painted what this one finds.
          requestAnimationFrame(() =>
            setTimeout(() => {
              seen[name] ??= performance.timeOrigin + performance.now() - began;
              note();
            }),
          );
        }
        if (Object.keys(seen).length < Object.keys(awaited).length) requestAnimationFrame(lookOn);
      };
      requestAnimationFrame(lookOn);
    };
    const noted = sessionStorage.getItem('tap');
    if (noted) look(JSON.parse(noted));
    else
      window.addEventListener(
        'pointerdown',
        ({ timeStamp }) => look({ began: performance.timeOrigin + timeStamp, seen: {} }),
        { capture: true, once: true },
      );
  };
  await page.evaluate(watch, signs);
  await page.addInitScript(watch, signs);
}

/**
 * @param {import('playwright').Page} page that `watchTap` watches
 * @returns {Promise<Record<string, number>>} milliseconds from the tap, by the names of the signs
 */
export async function tapSeen(page, /** @type {string[]} */ names) {
  const seen = await page.waitForFunction((/** @type {string[]} */ awaited) => {
    const { seen: noted = {} } = JSON.parse(sessionStorage.getItem('tap') ?? '{}');
    return awaited.every((name) => noted[name]) && noted;
  }, names);
  return /** @type {Promise<Record<string, number>>} */ (seen.jsonValue());
}
