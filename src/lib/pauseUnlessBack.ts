/** Resolves after so many milliseconds, or as soon as the browser is online or its visitor back. */
export function pauseUnlessBack(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    for (const sign of ['online', 'focus']) {
      window.addEventListener(sign, () => resolve(), { once: true });
    }
  });
}
