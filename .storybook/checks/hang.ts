import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { limits } from '../../tools/limits.mjs';
import { devtoolsOf } from './devtools.ts';

interface Watch {
  /** Rejects when the story makes no progress any more. */
  hang: Promise<never>;
  stop: () => void;
}

const watches = new WeakMap<Page, Watch>();

/** Begins to watch for a story that does not end, and says what it waits for. */
export async function watchForHang(page: Page) {
  await devtoolsOf(page);
  await page.evaluate(() => Object.assign(storyProgress, { step: '', lookedFor: '' }));
  const ended = new AbortController();
  const hang = waitForHang(page, ended.signal).then(async (reason) => {
    await failStory(page, reason);
    throw new Error(reason);
  });
  // A story that hangs is told in its page; a watch that is stopped rejects as well.
  hang.catch(() => undefined);
  watches.set(page, { hang, stop: () => ended.abort() });
}

/** Lets the checks of a story end, unless they hang. */
export function unlessItHangs<Result>(page: Page, checks: Promise<Result>): Promise<Result> {
  return Promise.race([checks, watches.get(page)?.hang ?? checks]);
}

export function stopWatching(page: Page) {
  watches.get(page)?.stop();
}

/** Resolves with the reason when two looks at the story find it where it was, or when it does not answer. */
async function waitForHang(page: Page, signal: AbortSignal) {
  const start = performance.now();
  const limit = `${limits.progress / 1000} s`;
  const wait = () => setTimeout(limits.progress, undefined, { signal, ref: false });
  for (let before = { place: '', changes: 0 }; ; ) {
    await wait();
    const look = await Promise.race([readProgress(page), wait()]);
    if (!look) {
      await (await devtoolsOf(page)).send('Runtime.terminateExecution');
      const { place } = await readProgress(page);
      return `Its script has kept the page busy for ${limit}. ${place}`;
    }
    if (look.changes === before.changes && look.place === before.place) {
      return `It has awaited something for ${limit} that does not come. ${look.place}`;
    }
    if (performance.now() - start > limits.whole) {
      return `It has not ended after ${limits.whole / 1000} s. ${look.place}`;
    }
    before = look;
  }
}

/** Where the story is, in words. */
function readProgress(page: Page) {
  return page.evaluate(() => {
    const { step, lookedFor, changes } = storyProgress;
    const { phase = 'preparing' } = globalThis.__STORYBOOK_PREVIEW__.currentRender ?? {};
    const where = step ? `Step "${step}"` : `Phase "${phase}", outside of all steps`;
    const what = lookedFor && ` Last looked for in vain: ${lookedFor.split('\n', 1)[0]}`;
    return { place: `${where}.${what}`, changes };
  });
}

/** Ends the story in the way in which a play function fails. */
async function failStory(page: Page, reason: string) {
  await page.evaluate((message) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    channel.emit('playFunctionThrewException', new Error(message));
  }, reason);
}
