import { earlyDraft } from './draft';
import { keepFocus } from './focus';
import { completeHeldPresses } from './heldPress';
import { drawnEvent, hydratedEvent, notHydratedEvent } from './hydrated';
import { earlyPresses } from './presses';
import { keepEarlyScheme, showScheme } from './scheme';

/*
 * Runs in the head of every prerendered page: the build puts it there inline, since a request for it
 * would come too late. The addresses it loads stand in `data-` attributes, so that this code, and with
 * it its hash in the Content-Security-Policy, stays the same on every page.
 */
const { documentElement: root, currentScript } = document;
const { entry = '', page = '' } = currentScript?.dataset ?? {};

/** What shows that somebody is about to use the page. */
const signs = ['pointerdown', 'keydown', 'focusin'];

let started = false;

/** Each in a task of its own: a tap waits for one of them at most. All of them export something. */
async function runInTurn(scripts: readonly string[]) {
  for (const href of scripts) {
    const script: object = await import(/* @vite-ignore */ href);
    if (!Object.keys(script).length) throw new Error();
  }
}

/** Fetches all scripts of the page at once, and runs them. */
function start() {
  if (started) return;
  started = true;
  const toRun = entry.split(' ');
  for (const href of toRun.concat(page.split(' '))) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  runInTurn(toRun)
    .catch(() => runInTurn(toRun))
    .catch(recover);
}

/** Whether the page as it is published now asks for other scripts; nothing when it can't be reached. */
async function hasNewRelease(): Promise<boolean | undefined> {
  try {
    const response = await fetch(window.location.href, { cache: 'no-store' });
    const html = await response.text();
    return html.includes('data-entry=') && !html.includes(`data-entry="${entry}"`);
  } catch {
    return undefined;
  }
}

/**
 * Scripts are missing: a page from a cache may ask for those of an older release, so it is loaded anew,
 * however often a release changes. Otherwise once, since some browsers remember a failed import; and never
 * where that would lose words.
 */
async function recover() {
  const isNew = await hasNewRelease();
  const [load] = performance.getEntriesByType('navigation') as (
    | PerformanceNavigationTiming
    | undefined
  )[];
  earlyDraft.keep();
  const mayReload = isNew || (isNew === false && load !== undefined && load.type !== 'reload');
  if (mayReload && !earlyDraft.wouldLoseWords() && earlyPresses.handOver()) {
    window.location.reload();
    return;
  }
  // Styles show what a visitor can do instead; what is written stays readable.
  root.dataset.scripts = earlyDraft.hasWords() ? 'failed' : 'off';
  earlyPresses.stop();
  earlyPresses.forget();
  if (isNew === undefined) {
    window.addEventListener('online', () => window.location.reload(), { once: true });
  }
}

delete root.dataset.scripts;
showScheme();
window.addEventListener('change', keepEarlyScheme, true);
earlyDraft.listen();
earlyPresses.listen();
completeHeldPresses();
window.addEventListener(drawnEvent, keepFocus(), { once: true });
for (const sign of signs) window.addEventListener(sign, start, true);

window.addEventListener(notHydratedEvent, () => void recover());
window.addEventListener(
  hydratedEvent,
  () => {
    for (const sign of signs) window.removeEventListener(sign, start, true);
    window.removeEventListener('change', keepEarlyScheme, true);
    earlyPresses.stop();
    earlyPresses.replay();
  },
  { once: true },
);

/** Once what has arrived is painted. */
function startSoon() {
  const painted = new PerformanceObserver(() => setTimeout(start, 100));
  painted.observe({ type: 'paint', buffered: true });
}

// Load scripts after `load` so they do not compete with images and fonts; after 4 s at the latest.
window.addEventListener('load', startSoon);
setTimeout(startSoon, 4000);
