/**
 * Runs a task when the browser has nothing better to do, or soon in browsers that do not tell.
 *
 * @returns what cancels it
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
}
