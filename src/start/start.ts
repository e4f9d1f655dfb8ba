import { hydratedEvent } from './hydrated';
import { showScheme } from './scheme';

/*
 * Runs in the head of every prerendered page: the build puts it there, word for word, since a request
 * for it would come too late. The addresses it loads stand in `data-` attributes, so that these
 * words, and with them their hash in the Content-Security-Policy, stay the same on every page.
 */
showScheme();

const { entry = '', page = '' } = document.currentScript?.dataset ?? {};

/** What shows that somebody is about to use the page. */
const signs = ['pointerdown', 'keydown', 'focusin'];

let started = false;
let pressed: HTMLElement | undefined;

/** Each in a task of its own: a tap need only wait for one of them. */
async function runInTurn(scripts: readonly string[]) {
  for (const href of scripts) await import(/* @vite-ignore */ href);
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
  runInTurn(toRun).catch(() => {
    started = false;
    // A page from the cache may ask for scripts that a newer release has replaced.
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load?.type !== 'reload' && navigator.onLine) window.location.reload();
  });
}

/** Keeps what was pressed while no control answers yet, Enter in a form included. Links do by themselves. */
function keep(event: Event) {
  const button = (event.target as Element).closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = button;
}

window.addEventListener('click', keep, true);
for (const sign of signs) window.addEventListener(sign, start, { capture: true, passive: true });

window.addEventListener(
  hydratedEvent,
  () => {
    window.removeEventListener('click', keep, true);
    for (const sign of signs) window.removeEventListener(sign, start, true);
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);

/** Once what has arrived is painted. */
function startSoon() {
  requestAnimationFrame(() => setTimeout(start, 100));
}

// Nobody has to wait for scripts to read the page, and its pictures and fonts need not share the line
// with them. One that hangs does not hold them up for long.
window.addEventListener('load', startSoon);
setTimeout(startSoon, 4000);
