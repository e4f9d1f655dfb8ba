import { addToHistoryState, historyState, rootData } from '../lib/constants';
import { dropPresses, isSendQueued } from './presses';
import { listen } from './untilHydrated';

/** Milliseconds before each further attempt to load the entry. */
const retryDelays = [2000, 4000, 8000, 16_000, 30_000];

/** Milliseconds after which the entry no longer waits for a paint: a hidden tab has none. */
const latestStart = 4000;

/** Fetches what may have changed, bypassing the HTTP cache, which may hold a 404. */
const fetchAgain = (url: string) => fetch(url, { cache: 'reload' });

/** Reloads the page, once for each entry, as the history remembers. A reload would lose a queued Send. */
function reload(entry: string) {
  const { reloaded = [] } = historyState();
  if (reloaded.includes(entry) || isSendQueued()) return;
  addToHistoryState({ reloaded: [...reloaded, entry] });
  window.location.reload();
}

const importEntry = (entry: string): Promise<unknown> => import(/* @vite-ignore */ entry);

/**
 * Imports the entry again, at the same address: under another one the site would run twice.
 *
 * @returns what else may help: `reload`, where it is there and does not run, or where a new release has taken its
 * place; `wait`, where nothing is there, or no network
 */
async function tryAgain(entry: string): Promise<'runs' | 'reload' | 'wait'> {
  let isThere = false;
  try {
    const { ok, headers } = await fetchAgain(entry);
    // The login page of a network is no script.
    isThere = ok && /javascript/.test(headers.get('content-type') ?? '');
    if (isThere) {
      await importEntry(entry);
      return 'runs';
    }
    const html = await (await fetchAgain(window.location.href)).text();
    const [, newest = entry] = /data-entry="([^"]+)/.exec(html) ?? [];
    return newest === entry ? 'wait' : 'reload';
  } catch {
    // Firefox and Chromium 150 cache a failed import until the document unloads, and every browser one that does not
    // parse.
    return isThere ? 'reload' : 'wait';
  }
}

async function retry(entry: string) {
  let result = '';
  for (const delay of retryDelays) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    result = await tryAgain(entry);
    if (result === 'runs') return;
    if (result === 'reload') reload(entry);
  }
  // Gives up: the page is one without scripts.
  dropPresses();
  rootData().withoutScripts = '';
  // Nothing is queued any more.
  if (result === 'reload') reload(entry);
}

/**
 * Pointer or focus on a link does not load the entry: the connection belongs to the page that the link opens. A key
 * does, since Tab passes links.
 */
const leadsAway = ({ type, target }: Event) =>
  type !== 'keydown' && target instanceof Element && target.closest('a');

/**
 * Loads the entry after the first paint, which would wait for it, or as soon as somebody touches the page; React must
 * not hydrate a document that is still arriving (decision 001).
 */
export function loadEntry(entry: string) {
  const parsed = new Promise((resolve) => listen(['DOMContentLoaded'], resolve));
  let hasStarted = false;
  const start = (event?: Event) => {
    if (hasStarted || (event && leadsAway(event))) return;
    hasStarted = true;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = entry;
    document.head.append(link);
    void parsed.then(() => importEntry(entry)).catch(() => retry(entry));
  };
  setTimeout(start, latestStart);
  listen(['pointerdown', 'keydown', 'focusin'], start);
  // Last: browsers can be told to have no such observer.
  new PerformanceObserver(() => start()).observe({ type: 'paint', buffered: true });
}
