/** How long an answer may take, in milliseconds: a connection that was lost on the way says nothing at all. */
const patience = 10_000;

/** Whether the site itself answers; `navigator.onLine` is a hint that may be wrong either way. */
export function canReachSite(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
