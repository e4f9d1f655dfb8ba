import { configure, getConfig } from 'storybook/test';
import { limits } from '../tools/limits.mjs';
import './progress';

/** How long a wait goes on at least, in milliseconds, however quiet the page is. */
const shortest = 5000;

/** How often a page that still has to do something would have got its turn. */
const quietTurns = 20;

// A story may replace these later.
const fetch = window.fetch.bind(window);
const requestAnimationFrame = window.requestAnimationFrame.bind(window);
const setTimeout = window.setTimeout.bind(window);
/** Safari has no such call. */
const requestIdleCallback =
  window.requestIdleCallback?.bind(window) ?? ((run: () => void) => setTimeout(run, 50));

/** Takes the way that anything takes to show on the page: server, service worker, frame, event loop. */
async function turn() {
  await fetch('favicon.svg', { cache: 'no-store' }).catch(() => undefined);
  await new Promise(requestAnimationFrame);
  await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
}

/** What changes while the page has anything to do. */
function activity() {
  const pictures = [...document.images].filter(({ complete }) => !complete).length;
  const files = performance.getEntriesByType('resource').filter(isOwn).length;
  return [storyProgress.changes, pictures, files].join();
}

const isOwn = ({ name }: PerformanceEntry) => !name.endsWith('/favicon.svg');

/** Comes when nothing can happen any more. Turns are counted, not seconds: a busy machine gets its time. */
async function quiet() {
  await new Promise((resolve) => setTimeout(resolve, shortest));
  for (let count = 0, before = ''; count < quietTurns; count += 1) {
    await turn();
    const now = activity();
    if (now !== before) count = 0;
    before = now;
  }
}

/**
 * `waitFor` and `findBy` end when what they wait for happens, or when the page is quiet and so it cannot
 * happen any more; the limit is the last resort. They set a timer for it at once, whose callback ends the
 * wait with its own reason. Should that change, `npm run test:self` tells: a missing text takes a minute.
 */
export function waitUntilQuiet() {
  const before = getConfig();
  configure({
    asyncUtilTimeout: limits.wait,
    asyncWrapper: async (wait) => {
      let giveUp: (() => void) | undefined;
      const current = window.setTimeout;
      const noteTimer = (callback: () => void, delay: number) => {
        if (delay === limits.wait) giveUp = callback;
        return current.call(window, callback, delay);
      };
      Object.assign(window, { setTimeout: noteTimer });
      const waiting = before.asyncWrapper(wait);
      Object.assign(window, { setTimeout: current });
      if (giveUp) void Promise.race([waiting, quiet()]).then(giveUp, () => undefined);
      return waiting;
    },
  });
}
