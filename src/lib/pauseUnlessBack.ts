/**
 * The pause before the next try, in milliseconds: 2 seconds, then a quarter longer each time, up to half a
 * minute. However long a gap was, its end is noticed a quarter of that later at most.
 */
export const nextPause = (pause: number) => Math.min(Math.max(1.25 * pause, 2000), 30_000);

/** Resolves after so many milliseconds, or as soon as the browser is online or its visitor back. */
export function pauseUnlessBack(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      resolve();
    };
    setTimeout(end, milliseconds);
    for (const sign of ['online', 'focus']) window.addEventListener(sign, end, { signal });
  });
}
