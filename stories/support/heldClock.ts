import { spyOn } from 'storybook/test';

/** Timers up to this long run as usual, in milliseconds: fading, and the tests' own waiting. */
const longestFree = 1000;

interface Timer {
  due: number;
  run: () => void;
}

/** To the end of the queue that React draws from, and back. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** More turns than React takes to draw what has happened and to act on it, and a frame to show it. */
async function drawn() {
  for (let count = 0; count < 20; count++) await turn();
  await new Promise(requestAnimationFrame);
}

/**
 * Stops the page's clock for every timer of more than a second until the story moves it on, so that a
 * story about five seconds takes none. Call `release` at the end (from `beforeEach`).
 */
export function holdClock() {
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  const timers = new Map<number, Timer>();
  let now = performance.now();
  let lastId = 0;

  const spies = [
    spyOn(performance, 'now').mockImplementation(() => now),
    spyOn(window, 'setTimeout').mockImplementation(((run: () => void, delay = 0) => {
      if (delay <= longestFree) return setTimeout(run, delay);
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
    async pass(milliseconds: number) {
      await drawn();
      const end = now + milliseconds;
      const next = () =>
        [...timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due)[0];
      for (let timer = next(); timer; timer = next()) {
        const [id, { due, run }] = timer;
        timers.delete(id);
        now = due;
        run();
        await drawn();
      }
      now = end;
      await drawn();
    },
    release() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

export type HeldClock = ReturnType<typeof holdClock>;
