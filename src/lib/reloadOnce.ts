import { sessionStore } from './storage';

const storageKey = 'reloaded-at';

/** A second failure within this time is no matter of a new release, in milliseconds. */
const patience = 60_000;

/**
 * Loads the page anew, for when a part of it cannot be fetched: most likely a new release has taken
 * its place while the tab was open. Once, then not again for a minute; not while offline, and not
 * where nothing can be remembered, since that could go on forever.
 *
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(): boolean {
  const now = Date.now();
  const last = Number(sessionStore.read(storageKey));
  if (!navigator.onLine || now - last < patience) return false;
  sessionStore.write(storageKey, String(now));
  if (sessionStore.read(storageKey) !== String(now)) return false;
  window.location.reload();
  return true;
}
