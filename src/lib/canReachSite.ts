/** Whether the site itself answers; `navigator.onLine` is a hint that may be wrong either way. */
export function canReachSite(): Promise<boolean> {
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
