/** Resolves after so many milliseconds, or as soon as the browser is online or its visitor back. */
export function pauseUnlessBack(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    window.addEventListener('online', () => resolve(), { once: true });
    document.addEventListener('visibilitychange', () => document.hidden || resolve(), {
      once: true,
    });
  });
}
