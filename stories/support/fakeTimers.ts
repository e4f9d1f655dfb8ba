import { spyOn } from 'storybook/test';

/** Timers shorter than this run as usual, in milliseconds: fading, and the tests' own waiting. */
const shortestFaked = 1000;

interface Timer {
  due: number;
  run: () => void;
}

/** To the end of the queue that React renders from, and back. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** More tasks than React takes to render what has happened and to run its effects, and a frame. */
async function rendered() {
  for (let count = 0; count < 20; count++) await nextTask();
  await new Promise(requestAnimationFrame);
}

/**
 * Stops every timer of a second or more until the story moves the clock on, so that a story about five
 * seconds takes none. Call `uninstall` at the end. Shorter timers run as usual: waiting for what appears
 * needs them.
 */
export function installFakeTimers() {
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  const timers = new Map<number, Timer>();
  let now = performance.now();
  let lastId = 0;

  const spies = [
    spyOn(performance, 'now').mockImplementation(() => now),
    spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay = 0) => {
      if (delay < shortestFaked) return setTimeout(run, delay);
      lastId -= 1;
      timers.set(lastId, { due: now + delay, run });
      return lastId;
    }) as typeof window.setTimeout),
    spyOn(window, 'clearTimeout').mockImplementation(((id: number) => {
      if (!timers.delete(id)) clearTimeout(id);
    }) as typeof window.clearTimeout),
  ];

  return {
    /** Lets so many milliseconds pass at once and waits until the page shows what they changed. */
    async tick(milliseconds: number) {
      await rendered();
      const end = now + milliseconds;
      const next = () =>
        [...timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due)[0];
      for (let timer = next(); timer; timer = next()) {
        const [id, { due, run }] = timer;
        timers.delete(id);
        now = due;
        run();
        await rendered();
      }
      now = end;
      await rendered();
    },
    uninstall() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

export type FakeTimers = ReturnType<typeof installFakeTimers>;
