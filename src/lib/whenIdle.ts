/** Runs a task when the browser has nothing better to do, or soon in browsers that do not tell. */
export function whenIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 1000);
}
