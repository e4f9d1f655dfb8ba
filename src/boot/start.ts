import { fetchAnew } from '../lib/fetchAnew';
import { nextPause, pauseUnlessBack } from '../lib/pauseUnlessBack';
import { rememberReload } from '../lib/reloadOnce';
import { hydratedEvent, notHydratedEvent, rootData } from './contract';
import { earlyInput } from './earlyInput';
import { hideFromStrangers } from './frames';
import { keepEarlyScheme, showScheme } from './scheme';

/*
 * Runs in the head of every prerendered page: the build puts it there inline, since a request for it
 * would come too late. The addresses it loads stand in `data-` attributes, so that this code, and with
 * it its hash in the Content-Security-Policy, stays the same on every page without the form.
 */
const { entry = '', page = '' } = document.currentScript?.dataset ?? {};
const toRun = entry.split(' ');
const scripts = toRun.concat(page.split(' '));

/** Each of these precedes the first click. */
const intentEvents = ['pointerdown', 'keydown', 'focusin'];

let started = false;

/** Each in a task of its own: a tap waits for one of them at most. All of them export something. */
async function runInTurn() {
  for (const href of toRun) {
    const script: object = await import(/* @vite-ignore */ href);
    if (!Object.keys(script).length) throw new Error();
  }
}

/** Whether a link is pressed: what it opens needs the connection more than what it leaves. */
function leadsAway({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  // Whoever comes by keyboard may go on to anything.
  return link && !link.matches(':focus-visible');
}

/** Fetches all scripts of the page at once, and runs them. */
function start(intent?: Event) {
  if (started || (intent && leadsAway(intent))) return;
  started = true;
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  runInTurn()
    .catch(runInTurn)
    .catch(() => recover());
}

/** How long scripts wait for all else, in milliseconds. */
const latestStart = 4000;

/** How long an answer may take, in milliseconds: a connection that was lost on the way says nothing at all. */
const patience = 10_000;

/** A pause as long as this follows half a minute without an answer, in milliseconds. */
const longPause = 7000;

/**
 * The scripts that the page asks for as it is published now, as a browser reads it: hosts may write the
 * same page in other ways. Empty if it is not ours, `undefined` if it can't be reached.
 */
function publishedEntry(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', window.location.href);
    request.setRequestHeader('Cache-Control', 'no-cache');
    // Unlike other ways to parse HTML, this one needs no Trusted Type.
    request.responseType = 'document';
    request.timeout = patience;
    request.onloadend = () => {
      const published = request.responseXML?.querySelector<HTMLElement>('[data-entry]');
      resolve(request.status ? (published?.dataset.entry?.trim() ?? '') : undefined);
    };
    request.send();
  });
}

/**
 * Scripts are missing. A page from a cache may ask for those of an older release, and some browsers remember
 * a failed import, so the page is reloaded; never if that would lose words. Where the site cannot be reached,
 * all stays as it is until it can, and nothing moves: what is pressed waits. After half a minute the next press
 * shows what works without scripts.
 */
async function recover(pause = 0) {
  const published = await publishedEntry();
  if (published !== undefined) void fetchAnew(scripts);
  const mayReload = pause || (published && rememberReload(published));
  if (published && mayReload && earlyInput.handOver()) {
    window.location.reload();
    return;
  }
  // Styles show what a visitor can do instead; what is written stays readable.
  if (published !== undefined) {
    earlyInput.giveUp();
    return;
  }
  if (pause > longPause) earlyInput.loseHope();
  await pauseUnlessBack(nextPause(pause));
  await recover(nextPause(pause));
}

/**
 * A gap may cut off the document itself. Chromium then leaves it as it is, without an end and often blank: it
 * is reloaded where it can be fetched and has not grown meanwhile.
 */
async function completeDocument(size = 0) {
  const isUnfinished = () => document.readyState === 'loading' && !('hydrated' in rootData());
  if (!isUnfinished()) return;
  const { length } = document.querySelectorAll('*');
  if (length === size && (await publishedEntry()) && isUnfinished() && earlyInput.handOver()) {
    window.location.reload();
  } else setTimeout(() => void completeDocument(length), latestStart);
}

hideFromStrangers();
delete rootData().scripts;
showScheme();
/** What is listened to until the page is hydrated. */
const early = new AbortController();
const untilHydrated = { capture: true, signal: early.signal };
window.addEventListener('change', keepEarlyScheme, untilHydrated);
// Scripts lie in `assets` below the address of the site.
earlyInput.listen(new URL(entry.replace(/assets\/.*/, ''), window.location.href).href);
for (const intent of intentEvents) window.addEventListener(intent, start, untilHydrated);

window.addEventListener(notHydratedEvent, () => void recover());
window.addEventListener(
  hydratedEvent,
  () => {
    early.abort();
    earlyInput.hydrate();
  },
  { once: true },
);

/** After first paint, which Firefox does not report if the page is scrolled before it: there a frame counts. */
function startSoon() {
  const startAfterPaint = () => setTimeout(start, 100);
  if (window.scrollY > 0) requestAnimationFrame(startAfterPaint);
  new PerformanceObserver(startAfterPaint).observe({ type: 'paint', buffered: true });
}

// Load scripts after `load` so they do not compete with images and fonts.
window.addEventListener('load', startSoon);
setTimeout(startSoon, latestStart);
setTimeout(() => void completeDocument(), latestStart);
